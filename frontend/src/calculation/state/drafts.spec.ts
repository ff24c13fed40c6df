import { describe, expect, it } from '@jest/globals';
import { WEB_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { PROJECT } from '../../testing/simulator/answers.ts';
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

  it('is not read in another version, nor when it is none', () => {
    storeDraft(AT_MODULE_2, STORAGE_VERSION - 1);
    expect(loadDraft(storage())).toEqual(PUBLIC_DRAFT);
    storage().setItem(WEB_DRAFT_KEY, '{"version":');
    expect(loadDraft(storage())).toEqual(PUBLIC_DRAFT);
  });
});
