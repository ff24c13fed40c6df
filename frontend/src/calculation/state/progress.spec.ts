import { MODULE_IDS } from '../answers/fields.ts';
import { describe, expect, it } from '@jest/globals';
import { canEdit, completed, INITIAL_MODULES, marked, opened } from './modules.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { SAVED } from '../../testing/saved-simulation.ts';
import { AT_MODULE_3 } from '../../testing/simulator/stored-drafts.ts';
import { type Calculated } from '../figures/calculated.ts';
import { INITIAL_PROGRESS, progressReducer, type Progress, type ProgressAction } from './progress.ts';

const activeOf = (modules: typeof INITIAL_MODULES) => MODULE_IDS.filter((id) => modules[id].active);
const afterM1 = completed(INITIAL_MODULES, 'm1');
const afterM2 = completed(afterM1, 'm2');

describe('modules', () => {
  it('can be edited when they are closed and all before them are valid', () => {
    expect(canEdit(afterM2, 'm1')).toBe(true);
    expect(canEdit(afterM2, 'm2')).toBe(true);
    expect(canEdit(afterM2, 'm3')).toBe(false);
    const editing = opened(marked(afterM2, 'm3', true), 'm1');
    expect(canEdit(editing, 'm1')).toBe(false);
    expect(canEdit(editing, 'm3')).toBe(true);
    const changed = marked(editing, 'm1', false);
    expect(canEdit(changed, 'm2')).toBe(false);
    expect(canEdit(changed, 'm3')).toBe(false);
  });
});

const calculated: Calculated = {
  request: { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 },
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
};
const after = (state: Progress, ...actions: readonly ProgressAction[]) =>
  actions.reduce(progressReducer, state);
const { modules } = AT_MODULE_3;
const simulated = after({ ...INITIAL_PROGRESS, modules }, { type: 'calculated', calculated, key: 'first' });
const confirm: ProgressAction = { type: 'confirmed' };

describe('progressReducer', () => {
  it('keeps the calculation and marks module 3 as good', () => {
    expect(simulated.calculated).toBe(calculated);
    expect(simulated.modules.m3).toEqual({ active: true, valid: true });
  });

  it('resets module 3 and its results with another credit, and not with another answer', () => {
    const another = after(simulated, { type: 'answered', module: 'm2', isAnotherCredit: true });
    expect(another.calculated).toBeNull();
    expect(another.modules.m3).toEqual({ active: false, valid: false });
    expect(activeOf(another.modules)).toEqual(['m2']);
    const same = after(simulated, { type: 'answered', module: 'm2', isAnotherCredit: false });
    expect(same.calculated).toBe(calculated);
    expect(same.modules.m2.valid).toBe(false);
  });

  it('is unsaved from an answer on, until it is saved or others take its place', () => {
    const typed = after(simulated, { type: 'answered', module: 'm1', isAnotherCredit: false });
    expect([simulated.isUnsaved, typed.isUnsaved]).toEqual([false, true]);
    const recorded = { simulation: SAVED.uuid, user: '7' };
    for (const action of [
      { type: 'recorded', recorded },
      { type: 'prefilled', modules, quote: null },
      { type: 'restarted' },
    ] as const)
      expect(after(typed, action).isUnsaved).toBe(false);
  });

  it('closes everything on confirmation, and stays confirmed on the way back until an answer changes', () => {
    const confirmed = after(simulated, confirm);
    expect(confirmed).toMatchObject({ isConfirmed: true });
    expect(confirmed.modules.m3.active).toBe(false);
    for (const type of ['moduleOpened', 'cameBack'] as const) {
      const back = after(confirmed, { type, module: 'm3' });
      expect(back).toMatchObject({ isConfirmed: true, calculated });
      expect(back.modules.m3.active).toBe(true);
      expect(after(back, { type: 'answered', module: 'm3', isAnotherCredit: false })).toMatchObject({
        isConfirmed: false,
        calculated,
      });
    }
  });

  it('forgets with an answer about the person that they wanted to be called, and with no other', () => {
    const wanted = after(simulated, { type: 'noted', wantsCall: true });
    const answered = (module: 'm1' | 'm2' | 'm3') =>
      after(wanted, { type: 'answered', module, isAnotherCredit: false }).wantsCall;
    expect([answered('m1'), answered('m2'), answered('m3')]).toEqual([false, true, true]);
  });

  it('is another intent with another result', () => {
    const result = { ...calculated, row: { ...ROW_25, DivTotal: 12 } };
    const state = after(simulated, confirm, { type: 'calculated', calculated: result, key: 'l' });
    expect(state.intentKey).toBe('l');
    expect(state.calculated?.row.DivTotal).toBe(12);
  });

  it('keeps of a saved simulation only what the success says', () => {
    const saved = after(simulated, confirm, { type: 'saved', saved: SAVED });
    expect(saved).toEqual({ ...INITIAL_PROGRESS, saved: SAVED });
    expect(after(saved, confirm).saved).toBeNull();
    expect(after(saved, { type: 'restarted' })).toEqual(INITIAL_PROGRESS);
  });
});
