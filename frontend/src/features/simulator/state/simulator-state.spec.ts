import { describe, expect, it } from '@jest/globals';
import { CURRENT_CONSENT } from '@simulador/contracts/messages/consent';
import { ROW_25 } from '../../../testing/result-rows.ts';
import { SAVED } from '../../../testing/saved-simulation.ts';
import { CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import { AT_MODULE_3 } from '../../../testing/simulator/render-simulator.tsx';
import { NO_CREDIT, withCreditType } from '../answers/answers.ts';
import type { Calculated } from '../calculation/calculated.ts';
import {
  INITIAL_STATE,
  simulatorReducer,
  type SimulatorAction,
  type SimulatorState,
} from './simulator-state.ts';

const calculated: Calculated = {
  request: { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 },
  row: ROW_25,
  costs: [],
  ufValueClp: 40880.36,
  ufDate: '2026-11-20',
};
const simulated: SimulatorState = simulatorReducer(AT_MODULE_3, {
  type: 'calculated',
  calculated,
  key: 'first',
});
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
    const confirmed = simulatorReducer(simulated, { type: 'confirmed', key: 'k' });
    expect(confirmed.confirmation).toEqual({
      intentKey: 'k',
      contact: { rut: '12.345.678-5', phone: '+56912345678' },
    });
    expect(confirmed.modules.m3.active).toBe(false);
    const back = simulatorReducer(confirmed, { type: 'moduleOpened', module: 'm3' });
    expect(back.confirmation).toBeNull();
    expect(back.modules.m3.active).toBe(true);
    expect(back.calculated).toBe(calculated);
  });

  it('is another intent with another result, and keeps the contact that was typed', () => {
    const contact = { rut: '7.654.321-6', phone: '+569' };
    const after = [
      { type: 'confirmed', key: 'k' },
      { type: 'contactTyped', contact },
      { type: 'calculated', calculated: { ...calculated, row: { ...ROW_25, DivTotal: 12 } }, key: 'l' },
    ].reduce((state, action) => simulatorReducer(state, action as SimulatorAction), simulated);
    expect(after.confirmation).toEqual({ intentKey: 'l', contact });
    expect(after.calculated?.row.DivTotal).toBe(12);
    expect(after.client).toBe(simulated.client);
  });

  it('takes RUT and phone from the summary when they are given, and the result along', () => {
    const confirmed = simulatorReducer(simulated, { type: 'confirmed', key: 'k' });
    const contact = { rut: '7.654.321-6', phone: '+569' };
    const typed = simulatorReducer(confirmed, { type: 'contactTyped', contact });
    const given = simulatorReducer(typed, { type: 'contactGiven' });
    expect(given.client).toEqual({ ...simulated.client, ...contact });
    expect(given.calculated?.request).toEqual({ ...calculated.request, Rut: '7654321-6' });
    expect(simulatorReducer(simulated, { type: 'contactGiven' })).toBe(simulated);
    expect(simulatorReducer(simulated, { type: 'contactTyped', contact })).toBe(simulated);
  });

  it('keeps of a saved simulation only what the success says', () => {
    const confirmed = simulatorReducer(simulated, { type: 'confirmed', key: 'k' });
    const after = simulatorReducer(confirmed, { type: 'saved', saved: SAVED });
    expect(after).toEqual({ ...INITIAL_STATE, saved: SAVED });
    expect(simulatorReducer(after, { type: 'confirmed', key: 'l' }).saved).toBeNull();
    expect(simulatorReducer(after, { type: 'restarted' })).toEqual(INITIAL_STATE);
  });

  it('notes which text was agreed to when the box is ticked, and forgets it when it is unticked', () => {
    const answer = (state: SimulatorState, change: object, now: string) =>
      simulatorReducer(state, { type: 'clientChanged', client: { ...state.client, ...change }, now });
    const unticked = answer(INITIAL_STATE, { name: 'Camila' }, '2026-11-20T15:00:00Z');
    expect(unticked.consent).toBeNull();
    const ticked = answer(unticked, { consent: true }, '2026-11-20T15:01:00Z');
    const typed = answer(ticked, { name: 'Camila Rojas' }, '2026-11-20T15:02:00Z');
    const { version } = CURRENT_CONSENT;
    expect(typed.consent).toEqual({ version, acceptedAt: '2026-11-20T15:01:00Z' });
    const again = answer(answer(typed, { consent: false }, '…'), { consent: true }, '2026-11-20T15:03:00Z');
    expect(again.consent).toEqual({ version, acceptedAt: '2026-11-20T15:03:00Z' });
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
