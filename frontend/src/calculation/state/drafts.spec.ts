import { beforeEach, describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { AT_MODULE_2, AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { loadDraft, PUBLIC_DRAFT, saveDraft, STORAGE_KEY, STORAGE_VERSION } from './drafts.ts';

const storages = () => ({ tab: window.sessionStorage, browser: window.localStorage });
const inBrowser = () => window.localStorage.getItem(STORAGE_KEY);
const project = { ...PROJECT, address: 'Calle 1', locationSearch: 'Ñuñoa', otherPropertyType: 'Bodega' };

describe('a draft', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.localStorage.clear();
  });

  it('is all there after a reload', () => {
    const state = { ...AT_MODULE_3, project };
    saveDraft(storages(), state);
    expect(loadDraft(storages())).toEqual(state);
  });

  it('is the figures of project and credit for a later visit, and nothing of whose they are', () => {
    saveDraft(storages(), { ...AT_MODULE_3, project });
    for (const said of [...Object.values(CLIENT), 'Calle', 'Bodega', 'consent', 'Camila'])
      if (typeof said === 'string' && said.length > 1) expect(inBrowser()).not.toContain(said);
    window.sessionStorage.clear();
    expect(loadDraft(storages())).toEqual({
      ...PUBLIC_DRAFT,
      project: PROJECT,
      credit: CREDIT,
      isResumed: true,
    });
  });

  it('is nothing once there is nothing to keep', () => {
    saveDraft(storages(), AT_MODULE_3);
    saveDraft(storages(), PUBLIC_DRAFT);
    expect([inBrowser(), window.sessionStorage.getItem(STORAGE_KEY)]).toEqual([null, null]);
    expect(loadDraft(storages())).toEqual(PUBLIC_DRAFT);
  });

  it('lives in memory when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => saveDraft({ tab: refused, browser: refused }, AT_MODULE_3)).not.toThrow();
    expect(loadDraft({ tab: refused, browser: refused })).toBe(PUBLIC_DRAFT);
  });

  it('is not read in another version, nor when it is no state', () => {
    storeDraft(AT_MODULE_2, STORAGE_VERSION - 1);
    expect(loadDraft(storages())).toEqual(PUBLIC_DRAFT);
    for (const rubbish of ['{"version":', '7', `{"version":${STORAGE_VERSION},"state":7,"figures":null}`]) {
      window.sessionStorage.setItem(STORAGE_KEY, rubbish);
      window.localStorage.setItem(STORAGE_KEY, rubbish);
      expect(loadDraft(storages())).toEqual(PUBLIC_DRAFT);
    }
  });

  it('is not read when a part of it is missing or of another kind, wherever it is kept', () => {
    const broken: readonly object[] = [
      { ...AT_MODULE_3, client: null },
      { ...AT_MODULE_3, client: { ...CLIENT, consent: true } },
      { ...AT_MODULE_3, modules: 5 },
      { ...AT_MODULE_3, project: { ...PROJECT, region: undefined } },
      { ...AT_MODULE_3, credit: { ...CREDIT, savings: 'x' } },
      { ...AT_MODULE_3, credit: { ...CREDIT, propertyValue: { currency: 'EUR', amount: 1 } } },
      { ...AT_MODULE_3, calculated: { request: {} } },
      { ...AT_MODULE_3, saved: { uuid: 7 } },
      { ...AT_MODULE_3, typedContact: { rut: 5, phone: '' } },
    ];
    const put = (storage: Storage, content: object): void =>
      storage.setItem(STORAGE_KEY, JSON.stringify({ version: STORAGE_VERSION, ...content }));
    for (const state of broken) {
      put(window.sessionStorage, { state });
      expect(loadDraft(storages())).toEqual(PUBLIC_DRAFT);
    }
    window.sessionStorage.clear();
    for (const figures of [
      {},
      { project: null, credit: null },
      { project: PROJECT, credit: { savings: 7 } },
    ]) {
      put(window.localStorage, { figures });
      expect(loadDraft(storages())).toEqual(PUBLIC_DRAFT);
    }
  });
});
