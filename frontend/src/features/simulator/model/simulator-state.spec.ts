import { describe, expect, it } from '@jest/globals';
import { ROW_25 } from '../../../testing/result-rows.ts';
import { CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import { AT_MODULE_3 } from '../../../testing/simulator/render-simulator.tsx';
import { NO_CREDIT, withCreditType } from './answers.ts';
import type { Calculated } from './calculated.ts';
import { INITIAL_STATE, simulatorReducer, type SimulatorState } from './simulator-state.ts';

const calculated: Calculated = {
  request: { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 },
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
};
const simulated: SimulatorState = simulatorReducer(AT_MODULE_3, { type: 'calculated', calculated });
const changeProject = (change: Partial<typeof PROJECT>) =>
  simulatorReducer(simulated, { type: 'projectChanged', project: { ...PROJECT, ...change } });

describe('simulatorReducer', () => {
  it('keeps the calculation and marks module 3 as good', () => {
    expect(simulated.calculated).toBe(calculated);
    expect(simulated.modules.m3).toEqual({ active: true, valid: true, shadow: false });
  });

  it.each([{ creditType: '52' }, { propertyType: '1' }])(
    'starts module 3 and its results anew after %j',
    (change) => {
      const after = changeProject(change);
      expect(after.credit).toEqual(NO_CREDIT);
      expect(after.calculated).toBeNull();
      expect(after.modules.m3).toEqual({ active: false, valid: false, shadow: true });
    },
  );

  it('leaves module 3 alone when another answer of the project changes', () => {
    const after = changeProject({ comuna: '13101', address: 'Calle 1' });
    expect(after.credit).toBe(CREDIT);
    expect(after.calculated).toBe(calculated);
    expect(after.modules.m2.valid).toBe(false);
  });

  it('closes everything on confirmation and takes it back on the way back', () => {
    const confirmed = simulatorReducer(simulated, { type: 'confirmed' });
    expect(confirmed.isConfirmed).toBe(true);
    expect(confirmed.modules.m3.active).toBe(false);
    const back = simulatorReducer(confirmed, { type: 'moduleOpened', module: 'm3' });
    expect(back.isConfirmed).toBe(false);
    expect(back.modules.m3.active).toBe(true);
    expect(back.calculated).toBe(calculated);
  });

  it('has to check a module again after a change in it', () => {
    const after = simulatorReducer(simulated, {
      type: 'creditChanged',
      credit: { ...CREDIT, paymentYears: '20' },
    });
    expect(after.modules.m3.valid).toBe(false);
    expect(simulatorReducer(INITIAL_STATE, { type: 'moduleCompleted', module: 'm1' }).modules.m2.active).toBe(
      true,
    );
  });
});

describe('withCreditType', () => {
  it('forces a house for refinancing and asks for the type anew otherwise', () => {
    expect(withCreditType(PROJECT, '72')).toMatchObject({ creditType: '72', propertyType: '1' });
    expect(withCreditType(PROJECT, '52')).toMatchObject({ creditType: '52', propertyType: '' });
  });
});
