import { describe, expect, it } from '@jest/globals';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { type SavedSimulationChanges, savedSimulation } from '../testing/saved-simulation.ts';
import { type WorkflowBodies, workflowBodiesOf } from './workflow-bodies.ts';

const bodies = (changes: SavedSimulationChanges = {}): WorkflowBodies =>
  workflowBodiesOf(savedSimulation(changes));

describe('the bodies for the workflow', () => {
  it('have the values of the saved simulation', () => {
    const { partaker: _assigned, ...income } = CORE_EXAMPLES.Income.salary;
    const { life_insurances, fire_insurances, unemployment_insurances } =
      CORE_EXAMPLES.patch_StateVars.complete;
    expect(bodies()).toEqual({
      property: CORE_EXAMPLES.PropertyExtended.flat,
      partaker: CORE_EXAMPLES.PartakerExtended.camila,
      income,
      credit: CORE_EXAMPLES.CreditGeneralData.purchase,
      insurances: { life_insurances, fire_insurances, unemployment_insurances },
    });
  });

  it('have a name without its apostrophes and hyphens', () => {
    const { partaker } = bodies({ inputs: { firstName: 'D’Angela', lastName: 'Nuñez-Soto' } });
    expect(partaker.client.profile.user).toMatchObject({ first_name: 'DAngela', last_name: 'Nuñez Soto' });
  });

  it('have a used property, a subsidy and DFL2', () => {
    const { property, credit } = bodies({
      calculation: { antiguedad: 2, DFL2: true, codigoSubsidio: 19 },
      inputs: { subsidyUf: 300, savingsUf: 200 },
    });
    expect(property.metadata).toMatchObject({ dfl_two: true, old_type: 'OD' });
    expect(credit).toMatchObject({ grants: 19, grants_value: 300, cash_amount: 200 });
  });

  it.each([72, 70, 52])('have no savings for purpose %d', (destino) => {
    expect(bodies({ calculation: { destino } }).credit.cash_amount).toBe(0);
  });

  it('round the financed share to whole percents', () => {
    expect(bodies({ calculation: { montocredito: 1667 } }).credit.terms).toBe(67);
  });

  it.each([
    ['chosen', 1, 'Cesantía', [1]],
    ['not chosen', 0, 'Cesantía', []],
    ['without a text', 1, null, []],
  ])('have the unemployment insurance if it was %s', (_what, codigoSeguroCesantia, text, expected) => {
    const changes = { calculation: { codigoSeguroCesantia }, texts: { unemploymentInsurance: text } };
    expect(bodies(changes).insurances.unemployment_insurances).toEqual(expected);
  });
});
