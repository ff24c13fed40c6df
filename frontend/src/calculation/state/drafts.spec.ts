import { describe, expect, it } from '@jest/globals';
import { WEB_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { AT_MODULE_2, AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { loadDraft, PUBLIC_DRAFT, saveDraft, STORAGE_VERSION } from './drafts.ts';

const storage = () => window.sessionStorage;
const project = { ...PROJECT, address: 'Calle 1', locationSearch: 'Ñuñoa', otherPropertyType: 'Bodega' };

describe('a draft', () => {
  it('is all there after a reload', () => {
    const state = { ...AT_MODULE_3, project };
    saveDraft(storage(), state);
    expect(loadDraft(storage())).toEqual(state);
  });

  it('is nothing once there is nothing to keep', () => {
    saveDraft(storage(), AT_MODULE_3);
    saveDraft(storage(), PUBLIC_DRAFT);
    expect(storage().getItem(WEB_DRAFT_KEY)).toBeNull();
    expect(loadDraft(storage())).toEqual(PUBLIC_DRAFT);
  });

  it('lives in memory when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => saveDraft(refused, AT_MODULE_3)).not.toThrow();
    expect(loadDraft(refused)).toBe(PUBLIC_DRAFT);
  });

  it('is not read in another version, nor when it is no state', () => {
    storeDraft(AT_MODULE_2, STORAGE_VERSION - 1);
    expect(loadDraft(storage())).toEqual(PUBLIC_DRAFT);
    for (const rubbish of ['{"version":', '7', `{"version":${STORAGE_VERSION},"state":7}`]) {
      window.sessionStorage.setItem(WEB_DRAFT_KEY, rubbish);
      expect(loadDraft(storage())).toEqual(PUBLIC_DRAFT);
    }
  });

  it('is not read when a part of it is missing or of another kind', () => {
    const broken: readonly object[] = [
      { ...AT_MODULE_3, client: null },
      { ...AT_MODULE_3, client: { ...CLIENT, consent: true } },
      { ...AT_MODULE_3, modules: 5 },
      { ...AT_MODULE_3, project: { ...PROJECT, region: undefined } },
      { ...AT_MODULE_3, credit: { ...CREDIT, savings: 'x' } },
      { ...AT_MODULE_3, credit: { ...CREDIT, propertyValue: { currency: 'EUR', amount: 1 } } },
    ];
    for (const state of broken) {
      storage().setItem(WEB_DRAFT_KEY, JSON.stringify({ version: STORAGE_VERSION, state }));
      expect(loadDraft(storage())).toEqual(PUBLIC_DRAFT);
    }
  });
});
