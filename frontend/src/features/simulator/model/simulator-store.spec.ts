import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CLIENT } from '../../../testing/simulator/answers.ts';
import { AT_MODULE_2, keep } from '../../../testing/simulator/render-simulator.tsx';
import { createSimulatorStore, STORAGE_KEY } from './simulator-store.ts';
import { INITIAL_STATE } from './simulator-state.ts';

describe('simulator store', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('begins where the tab left off', () => {
    createSimulatorStore(window.sessionStorage).dispatch({ type: 'clientChanged', client: CLIENT });
    expect(createSimulatorStore(window.sessionStorage).getState().client).toEqual(CLIENT);
  });

  it('leaves nothing behind that outlives the tab', () => {
    createSimulatorStore(window.sessionStorage).dispatch({ type: 'clientChanged', client: CLIENT });
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('12.345.678');
  });

  it('does not read another version, nor what is no state', () => {
    keep(AT_MODULE_2, 0);
    expect(createSimulatorStore(window.sessionStorage).getState()).toEqual(INITIAL_STATE);
    window.sessionStorage.setItem(STORAGE_KEY, '{"version":');
    expect(createSimulatorStore(window.sessionStorage).getState()).toEqual(INITIAL_STATE);
  });

  it('lives in memory when storage is refused', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createSimulatorStore({ getItem: refused, setItem: refused });
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.dispatch({ type: 'clientChanged', client: CLIENT });
    expect(store.getState().client).toEqual(CLIENT);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.dispatch({ type: 'moduleOpened', module: 'm1' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
