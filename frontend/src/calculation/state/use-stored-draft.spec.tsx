import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { WEB_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { setRefused, setSignedIn, setSignedOut } from '#shared/session/session-changes.ts';
import { userAs } from '../../testing/session.ts';
import { PROJECT } from '../../testing/simulator/answers.ts';
import { loadDraft, PUBLIC_DRAFT, PUBLIC_STORE, type Draft } from './drafts.ts';
import { useStoredDraft } from './use-stored-draft.ts';
import { answersOf, type Simulator } from './use-simulator.ts';

const ANSWERED = { ...PUBLIC_DRAFT, project: PROJECT };
const STAFF = userAs('commercialrole');
const storedDraft = () =>
  [window.sessionStorage, window.localStorage].map((storage) => storage.getItem(WEB_DRAFT_KEY) !== null);
const dispatch = jest.fn<Simulator['dispatch']>();
let typed: Draft = PUBLIC_DRAFT;
const simulatorOf = (draft: Draft): Simulator => {
  typed = draft;
  return { draft, dispatch, form: { typed: () => answersOf(typed) } } as unknown as Simulator;
};
/** Opens a page with an initially empty draft. */
const open = () =>
  renderHook(({ draft }) => useStoredDraft(PUBLIC_STORE, simulatorOf(draft)), {
    initialProps: { draft: PUBLIC_DRAFT },
  });

describe('the page’s draft', () => {
  it('removes what a former release kept beyond the tab', () => {
    window.localStorage.setItem(WEB_DRAFT_KEY, '{"figures":{}}');
    open();
    expect(storedDraft()).toEqual([false, false]);
  });

  it('is kept in the tab alone, with each key', () => {
    const { rerender } = open();
    expect(storedDraft()).toEqual([false, false]);
    rerender({ draft: ANSWERED });
    expect(storedDraft()).toEqual([true, false]);
    expect(loadDraft(window.sessionStorage)).toMatchObject({ project: PROJECT });
  });

  it('has the last key when the user signs in again over the page, and another user has none of it', () => {
    setSignedIn(STAFF);
    const { rerender, unmount } = open();
    act(setRefused);
    rerender({ draft: ANSWERED });
    act(() => setSignedIn(STAFF));
    expect(loadDraft(window.sessionStorage)).toMatchObject({ project: PROJECT });
    unmount();
    setSignedIn({ ...STAFF, id: 8 });
    expect(Object.entries(window.sessionStorage)).toEqual([['usuario', '8']]);
  });

  it('has what a save came to after the page was left, so that nothing is saved twice', () => {
    const { result, rerender, unmount } = open();
    rerender({ draft: ANSWERED });
    unmount();
    const recorded = { simulation: 'b3c5', user: 'a1f2' };
    result.current.dispatch({ type: 'recorded', recorded });
    expect(dispatch).not.toHaveBeenCalled();
    expect(loadDraft(window.sessionStorage)).toMatchObject({ project: PROJECT, recorded });
  });

  it('does not come back into a tab that the end of a session emptied', () => {
    setSignedIn(STAFF);
    const { rerender, unmount } = open();
    rerender({ draft: ANSWERED });
    act(setSignedOut);
    unmount();
    expect(storedDraft()).toEqual([false, false]);
  });
});
