import type { CoreOperationId } from '@simulador/contracts/api/core-request';

/** Id of the first application. */
export const APPLICATION = 'a0000000-0000-4000-8000-000000000001';

/** Operations of sending a simulation, in order. */
export const WORKFLOW_STEPS: readonly CoreOperationId[] = [
  'Application',
  'PropertyExtended',
  'PartakerExtended',
  'partakers',
  'Income',
  'CreditGeneralData',
  'StateVars',
  'patch_StateVars',
  'Sim2Wf',
];

/** Bodies about an invented person; UF, years, annual percent, pesos. */
export const WORKFLOW_BODIES = {
  Application: { managed_by: 35 },
  PropertyExtended: {
    address: { dependant_locality: 348, thoroughfare: '*** COMPLETAR ***' },
    metadata: { price: 2500, dfl_two: false, old_type: 'NW', real_state_type: 2 },
  },
  PartakerExtended: {
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
  Income: { months: ['Enero'], income_catalog: 1, partaker: 1, amount: 2_100_000 },
  CreditGeneralData: {
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
  patch_StateVars: {
    life_insurances: [3],
    fire_insurances: [2],
    unemployment_insurances: [],
    partaker: 1,
    income: 1,
    credit_general_data: 1,
    property: 1,
  },
  Sim2Wf: { uuid: APPLICATION, simulation: '6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10', executive: 7 },
} as const satisfies Partial<Record<CoreOperationId, object>>;
