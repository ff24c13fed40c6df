import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { CREDIT_PURPOSE, NO_UNEMPLOYMENT_INSURANCE, PROPERTY_STATE } from '@simulador/contracts/bank/codes';
import { plainName } from '@simulador/contracts/calculation/rules/text';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { contactOf } from '../simulations/reading/simulation-contact.ts';

/** Placeholders for values that the workflow requires and a simulation does not have; staff complete them there. See docs/rules.md R381. */
const LOCALITY = 348;
const STREET = '*** COMPLETAR ***';
const INCOME_MONTH = 'Enero';
const INCOME_CATALOG = 1;
const MORTGAGE_FEE_CLP = 500_000;

/** Request bodies of a simulation, without the ids that the workflow assigns between the steps. */
export interface WorkflowBodies {
  readonly property: CoreSchemas['PropertyExtended'];
  readonly partaker: CoreSchemas['PartakerExtended'];
  readonly income: Omit<CoreSchemas['Income'], 'partaker'>;
  readonly credit: CoreSchemas['CreditGeneralData'];
  readonly insurances: Pick<
    CoreSchemas['StateVarsChange'],
    'life_insurances' | 'fire_insurances' | 'unemployment_insurances'
  >;
}

/** Returns the bodies for a simulation, which has its client loaded. */
export const workflowBodiesOf = (simulation: SimulationEntity): WorkflowBodies => ({
  property: propertyOf(simulation),
  partaker: partakerOf(simulation),
  income: {
    months: [INCOME_MONTH],
    income_catalog: INCOME_CATALOG,
    amount: simulation.inputs.netIncomeClp,
  },
  credit: creditOf(simulation),
  insurances: insurancesOf(simulation),
});

const propertyOf = ({
  snapshot: { calculation },
  propertyValueUf,
}: SimulationEntity): CoreSchemas['PropertyExtended'] => ({
  address: { dependant_locality: LOCALITY, thoroughfare: STREET },
  metadata: {
    price: propertyValueUf,
    dfl_two: calculation.DFL2,
    old_type: calculation.antiguedad === PROPERTY_STATE.new ? 'NW' : 'OD',
    real_state_type: calculation.tipopropiedad,
  },
});

function partakerOf(simulation: SimulationEntity): CoreSchemas['PartakerExtended'] {
  const { client, inputs } = simulation;
  const { email, phone } = contactOf(simulation);
  const { firstName, lastName } = inputs;
  const user = { email, first_name: plainName(firstName), last_name: plainName(lastName) };
  const profile = { metadata: { cell_phone: phone }, vat: client.identification, user };
  return { partaker_type: 'MA', address_type: 'NR', client: { profile } };
}

const creditOf = ({
  inputs,
  snapshot: { calculation },
  creditUf,
  propertyValueUf,
}: SimulationEntity): CoreSchemas['CreditGeneralData'] => ({
  rate: calculation.tasasimulacion,
  terms: Math.round((creditUf / propertyValueUf) * 100),
  price: propertyValueUf,
  grants: calculation.codigoSubsidio,
  grace: calculation.mesesgracia,
  product: calculation.codpro,
  loan_use: calculation.destino,
  grants_value: inputs.subsidyUf,
  cash_amount: calculation.destino === CREDIT_PURPOSE.buySale ? inputs.savingsUf : 0,
  period: calculation.plazototal,
  credit_amount: creditUf,
  mortgage_fee: MORTGAGE_FEE_CLP,
});

const insurancesOf = ({
  snapshot: { calculation, texts },
}: SimulationEntity): WorkflowBodies['insurances'] => ({
  life_insurances: [calculation.codsegdesg],
  fire_insurances: [calculation.codseginc],
  unemployment_insurances:
    texts.unemploymentInsurance === null || calculation.codigoSeguroCesantia === NO_UNEMPLOYMENT_INSURANCE
      ? []
      : [calculation.codigoSeguroCesantia],
});
