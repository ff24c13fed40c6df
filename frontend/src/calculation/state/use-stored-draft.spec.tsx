import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { setSignedIn, clearSession, setSignedOut } from '#shared/session/session-state.ts';
import { PROJECT } from '../../testing/simulator/answers.ts';
import { loadDraft, PUBLIC_DRAFT, PUBLIC_STORE, STORAGE_KEY, type Draft } from './drafts.ts';
import { useStoredDraft } from './use-stored-draft.ts';
import { answersOf, type Simulator } from './use-simulator.ts';

const ANSWERED = { ...PUBLIC_DRAFT, project: PROJECT };
const STAFF = {
  id: 7,
  role: 'commercialrole',
  email: 'v@lindero.example',
  full_name: 'Valentina Soto',
  hasWorkflow: true,
} as const;
const storedDraft = () =>
  [window.sessionStorage, window.localStorage].map((storage) => storage.getItem(STORAGE_KEY) !== null);
const dispatch = jest.fn<Simulator['dispatch']>();
let typed: Draft = PUBLIC_DRAFT;
const simulatorOf = (draft: Draft): Simulator => {
  typed = draft;
  return { draft, dispatch, answersNow: () => answersOf(typed) } as unknown as Simulator;
};
/** Opens a page with an initially empty draft. */
const open = () =>
  renderHook(({ draft }) => useStoredDraft(PUBLIC_STORE, simulatorOf(draft)), {
    initialProps: { draft: PUBLIC_DRAFT },
  });

describe('the page’s draft', () => {
  beforeEach(() => {
    clearSession();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('removes what a former release kept beyond the tab', () => {
    window.localStorage.setItem(STORAGE_KEY, '{"figures":{}}');
    open();
    expect(storedDraft()).toEqual([false, false]);
  });

  it('is kept in the tab alone, once typing rests', () => {
    const { rerender } = open();
    jest.advanceTimersByTime(1000);
    expect(storedDraft()).toEqual([false, false]);
    rerender({ draft: ANSWERED });
    jest.advanceTimersByTime(200);
    expect(storedDraft()).toEqual([false, false]);
    jest.advanceTimersByTime(300);
    expect(storedDraft()).toEqual([true, false]);
    expect(loadDraft(window.sessionStorage)).toMatchObject({ project: PROJECT });
  });

  it('is kept when the page is left while somebody types', () => {
    const { rerender } = open();
    rerender({ draft: ANSWERED });
    window.dispatchEvent(new Event('pagehide'));
    expect(storedDraft()).toEqual([true, false]);
  });

  it('is kept when another screen takes the page’s place', () => {
    const { rerender, unmount } = open();
    rerender({ draft: ANSWERED });
    unmount();
    expect(storedDraft()).toEqual([true, false]);
  });

  it('is kept when the tab is hidden, which a phone may end', () => {
    const { rerender } = open();
    rerender({ draft: ANSWERED });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storedDraft()).toEqual([true, false]);
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
    jest.advanceTimersByTime(500);
    unmount();
    expect(storedDraft()).toEqual([false, false]);
  });
});
