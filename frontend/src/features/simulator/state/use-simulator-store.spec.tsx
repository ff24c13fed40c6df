import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { setSignedIn, clearSession } from '#shared/session/session-state.ts';
import { PROJECT } from '../../../testing/simulator/answers.ts';
import { STORAGE_KEY } from './kept-state.ts';
import { useSimulatorStore } from './use-simulator-store.ts';

const open = () => renderHook(() => useSimulatorStore()).result;
/** What tab and browser hold, after an answer. */
function kept() {
  const { current } = open();
  act(() => current.store.dispatch({ type: 'projectChanged', project: PROJECT }));
  return [window.sessionStorage, window.localStorage].map((storage) => storage.getItem(STORAGE_KEY) !== null);
}

describe('the page’s simulation', () => {
  beforeEach(clearSession);

  it('of a visitor is kept for a later visit', () => {
    expect(kept()).toEqual([true, true]);
    window.sessionStorage.clear();
    expect(open().current.state).toMatchObject({ project: PROJECT, isResumed: true });
  });

  it('of staff is kept for a reload only', () => {
    setSignedIn({ id: 7, role: 'commercialrole', email: 'v@lindero.example', full_name: 'Valentina Soto' });
    expect(kept()).toEqual([true, false]);
    expect(open().current.state.project).toEqual(PROJECT);
  });
});
