import { MODULE_IDS } from '../answers/fields.ts';
import { describe, expect, it } from '@jest/globals';
import { canEdit, checked, completed, currentStep, INITIAL_MODULES, opened, touched } from './modules.ts';

const activeOf = (modules: typeof INITIAL_MODULES) => MODULE_IDS.filter((id) => modules[id].active);
const afterM1 = completed(INITIAL_MODULES, 'm1');
const afterM2 = completed(afterM1, 'm2');

describe('modules', () => {
  it('begin with the first one open', () => {
    expect(activeOf(INITIAL_MODULES)).toEqual(['m1']);
    expect(currentStep(INITIAL_MODULES)).toBe(1);
  });

  it('open one after the other', () => {
    expect(activeOf(afterM1)).toEqual(['m2']);
    expect(afterM1.m1).toEqual({ active: false, valid: true });
    expect(activeOf(afterM2)).toEqual(['m3']);
    expect(currentStep(afterM2)).toBe(3);
  });

  it('close for good with the last one', () => {
    const all = completed(afterM2, 'm3');
    expect(activeOf(all)).toEqual([]);
    expect(currentStep(all)).toBe(3);
    expect(currentStep(all, 4)).toBe(4);
    expect(currentStep(afterM2, 4)).toBe(3);
  });

  it('can be edited when they are closed and all before them are valid', () => {
    expect(canEdit(afterM2, 'm1')).toBe(true);
    expect(canEdit(afterM2, 'm2')).toBe(true);
    expect(canEdit(afterM2, 'm3')).toBe(false);
    const editing = opened(checked(afterM2, 'm3'), 'm1');
    expect(canEdit(editing, 'm1')).toBe(false);
    expect(canEdit(editing, 'm3')).toBe(true);
    const changed = touched(editing, 'm1');
    expect(canEdit(changed, 'm2')).toBe(false);
    expect(canEdit(changed, 'm3')).toBe(false);
  });

  it('keep what was valid while another one is edited', () => {
    const editing = opened(checked(afterM2, 'm3'), 'm2');
    expect(activeOf(editing)).toEqual(['m2']);
    expect(editing.m3).toEqual({ active: false, valid: true });
  });
});
