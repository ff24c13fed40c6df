import { describe, expect, it } from '@jest/globals';
import { type SavedSimulationChanges, savedSimulation } from '../testing/saved-simulation.ts';
import { type WorkflowBodies, workflowBodiesOf } from './workflow-bodies.ts';

const bodies = (changes: SavedSimulationChanges = {}): WorkflowBodies =>
  workflowBodiesOf(savedSimulation(changes));

describe('the bodies for the workflow', () => {
  it('have the values of the saved simulation', () => {
    expect(bodies()).toEqual({
      property: {
        address: { dependant_locality: 348, thoroughfare: '*** COMPLETAR ***' },
        metadata: { price: 2500, dfl_two: false, old_type: 'NW', real_state_type: 2 },
      },
      partaker: {
        partaker_type: 'MA',
        address_type: 'NR',
        client: {
          profile: {
            metadata: { cell_phone: '+56912345678' },
            vat: '12345678-5',
            user: { email: 'camila.rojas@correo.example', first_name: 'Camila', last_name: 'Rojas Fuentes' },
          },
        },
      },
      income: { months: ['Enero'], income_catalog: 1, amount: 2_100_000 },
      credit: {
        rate: 4.5,
        terms: 80,
        price: 2500,
        grants: 0,
        grace: 0,
        product: 8,
        loan_use: 1,
        grants_value: 0,
        cash_amount: 500,
        period: 25,
        credit_amount: 2000,
        mortgage_fee: 500_000,
      },
      insurances: { life_insurances: [3], fire_insurances: [2], unemployment_insurances: [] },
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
