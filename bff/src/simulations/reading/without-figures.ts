import { EMPTY_ROW } from '@simulador/contracts/calculation/result-row';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type {
  SimulationInputs,
  SimulationSnapshot,
  SimulationTexts,
} from '../../database/entities/simulation.stored.ts';

const NO_CODES = {
  plazototal: 0,
  mesesgracia: 0,
  personalizarTasa: false,
  destino: 0,
  tipopropiedad: 0,
  antiguedad: 0,
  codigoSubsidio: 0,
  codpro: 0,
  codsegdesg: 0,
  codseginc: 0,
  codigoSeguroCesantia: 0,
  DFL2: false,
};

/** Names of a simulation that cannot be read: null where a simulation may have none. */
export const NO_TEXTS: SimulationTexts = {
  purpose: '',
  propertyType: '',
  propertyState: null,
  product: '',
  subsidy: null,
  region: null,
  comuna: null,
  lifeInsurance: '',
  fireInsurance: '',
  unemploymentInsurance: null,
  branch: null,
  broker: null,
  project: null,
};

const NO_INPUTS = { workerType: 2, netIncomeClp: 0, age: 0, phone: null, savingsUf: 0, subsidyUf: 0 };

/**
 * Returns a simulation that cannot be read, with figures of 0 and empty texts. What has a column of its own (credit, value, rate, UF) and what
 * is stored of the person stay.
 */
export function withoutFigures(simulation: SimulationEntity): SimulationEntity {
  const { client, inputs, creditUf, propertyValueUf, annualRatePct, ufValue, ufDate } = simulation;
  const snapshot: SimulationSnapshot = {
    calculation: {
      ...NO_CODES,
      montocredito: creditUf,
      valorpropiedad: propertyValueUf,
      tasasimulacion: annualRatePct,
    },
    row: { ...EMPTY_ROW, FecVencimiento: ufDate },
    costs: [],
    terms: [],
    years: [],
    uf: { value: ufValue, date: ufDate },
    source: 'local',
    rules: '',
    suggestedRatePct: null,
    texts: NO_TEXTS,
  };
  const { firstName, lastName } = client;
  return {
    ...simulation,
    snapshot,
    inputs: {
      ...NO_INPUTS,
      firstName,
      lastName,
      ...(inputs as Partial<SimulationInputs>),
    } as SimulationInputs,
  };
}
