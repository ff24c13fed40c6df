import { beforeEach, describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import { AT_MODULE_2, AT_MODULE_3, keep } from '../../../testing/simulator/render-simulator.tsx';
import { loadState, saveState, STORAGE_KEY, STORAGE_VERSION } from './kept-state.ts';
import { INITIAL_STATE } from './simulator-state.ts';

const storages = () => ({ tab: window.sessionStorage, browser: window.localStorage });
const inBrowser = () => window.localStorage.getItem(STORAGE_KEY);
const project = { ...PROJECT, address: 'Calle 1', locationSearch: 'Ñuñoa', otherPropertyType: 'Bodega' };

describe('kept state', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('is all there after a reload', () => {
    const state = { ...AT_MODULE_3, project };
    saveState(storages(), state);
    expect(loadState(storages())).toEqual(state);
  });

  it('is the figures of project and credit for a later visit, and nothing of whose they are', () => {
    saveState(storages(), { ...AT_MODULE_3, project });
    for (const said of [...Object.values(CLIENT), 'Calle', 'Bodega', 'consent', 'Camila'])
      if (typeof said === 'string' && said.length > 1) expect(inBrowser()).not.toContain(said);
    window.sessionStorage.clear();
    expect(loadState(storages())).toEqual({
      ...INITIAL_STATE,
      project: PROJECT,
      credit: CREDIT,
      isResumed: true,
    });
  });

  it('is nothing once there is nothing to keep', () => {
    saveState(storages(), AT_MODULE_3);
    saveState(storages(), INITIAL_STATE);
    expect([inBrowser(), window.sessionStorage.getItem(STORAGE_KEY)]).toEqual([null, null]);
    expect(loadState(storages())).toEqual(INITIAL_STATE);
  });

  it('is not read in another version, nor when it is no state', () => {
    keep(AT_MODULE_2, STORAGE_VERSION - 1);
    expect(loadState(storages())).toEqual(INITIAL_STATE);
    for (const rubbish of ['{"version":', '7', `{"version":${STORAGE_VERSION},"state":7,"figures":null}`]) {
      window.sessionStorage.setItem(STORAGE_KEY, rubbish);
      window.localStorage.setItem(STORAGE_KEY, rubbish);
      expect(loadState(storages())).toEqual(INITIAL_STATE);
    }
  });

  it('is not read when a part of it is missing or of another kind, wherever it is kept', () => {
    const broken: readonly object[] = [
      { ...AT_MODULE_3, client: null },
      { ...AT_MODULE_3, modules: 5 },
      { ...AT_MODULE_3, project: { ...PROJECT, region: undefined } },
      { ...AT_MODULE_3, credit: { ...CREDIT, savings: 'x' } },
      { ...AT_MODULE_3, credit: { ...CREDIT, propertyValue: { currency: 'EUR', amount: 1 } } },
      { ...AT_MODULE_3, calculated: { request: {} } },
      { ...AT_MODULE_3, saved: { uuid: 7 } },
      { ...AT_MODULE_3, confirmation: 'x' },
    ];
    const put = (storage: Storage, content: object): void =>
      storage.setItem(STORAGE_KEY, JSON.stringify({ version: STORAGE_VERSION, ...content }));
    for (const state of broken) {
      put(window.sessionStorage, { state });
      expect(loadState(storages())).toEqual(INITIAL_STATE);
    }
    window.sessionStorage.clear();
    for (const figures of [
      {},
      { project: null, credit: null },
      { project: PROJECT, credit: { savings: 7 } },
    ]) {
      put(window.localStorage, { figures });
      expect(loadState(storages())).toEqual(INITIAL_STATE);
    }
  });
});
