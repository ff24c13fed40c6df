import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type {
  SimulationInputs,
  SimulationSnapshot,
  SimulationTexts,
  StoredRow,
} from '../../database/entities/simulation.stored.ts';

/** Row without figures. */
export const NO_ROW: StoredRow = {
  Plazo: 0,
  Tasa: 0,
  TasaCae: 0,
  Dividendo: 0,
  SegInc: 0,
  SegDesg: 0,
  SegCes: 0,
  DivTotal: 0,
  DivTotalPe: 0,
  CostoTotalUF: 0,
  RenMin: 0,
  FecVencimiento: '',
  Cuotas: 0,
  TasacionUF: 0,
  EstudioTitulosUF: 0,
  Borrador: 0,
  Notaria: 0,
  CBR: 0,
  ImpuestoTE: 0,
};

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

const NO_TEXTS: SimulationTexts = {
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
    row: { ...NO_ROW, FecVencimiento: ufDate },
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
