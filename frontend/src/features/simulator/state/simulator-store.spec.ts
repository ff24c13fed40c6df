import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CLIENT } from '../../../testing/simulator/answers.ts';
import { createSimulatorStore } from './simulator-store.ts';

const CHANGE = { type: 'clientChanged', client: CLIENT, now: '2026-11-20T15:00:00Z' } as const;
const storages = () => ({ tab: window.sessionStorage, browser: window.localStorage });

describe('simulator store', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('begins where the tab left off', () => {
    createSimulatorStore(storages()).dispatch(CHANGE);
    expect(createSimulatorStore(storages()).getState().client).toEqual(CLIENT);
  });

  it('lives in memory when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const store = createSimulatorStore({ tab: refused, browser: refused });
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.dispatch(CHANGE);
    expect(store.getState().client).toEqual(CLIENT);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.dispatch({ type: 'moduleOpened', module: 'm1' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
