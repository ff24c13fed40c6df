import { EMPTY_ROW } from '@simulador/contracts/calculation/result-row';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';
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

/** Day in an example. */
const DAY = '2000-01-01';
const ROW = { ...EMPTY_ROW, FecVencimiento: DAY };
/** Everything that is shown of a snapshot: 1 stands for an amount of at least 1, and null for a text or null. */
const EXAMPLE = {
  row: ROW,
  calculation: { montocredito: 1, valorpropiedad: 0, plazototal: 1, mesesgracia: 0, tasasimulacion: 0 },
  texts: NO_TEXTS,
  costs: [{ amount_uf: 0, operation_cost_description: '' }],
  terms: [{ plazo: 0 }],
  years: [{ year: 0, capital: 0, interest: 0, insurance: 0, balance: 0 }],
  uf: { value: 1, date: DAY },
};

/** Above every stored amount, in UF, pesos or percent, and so low that its pesos are still an exact integer. */
const MAX_AMOUNT = 1e10;

function isLike(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => isLike(example[0], each));
  if (typeof example === 'object' && example !== null)
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(example).every(([name, each]) => isLike(each, (value as Record<string, unknown>)[name]))
    );
  if (typeof example === 'number')
    return typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT && (example === 0 || value >= example);
  if (example === null && value === null) return true;
  return typeof value === 'string' && (example !== DAY || isIsoDate(value));
}

/**
 * Returns true if everything that is shown of a simulation is stored. False after a change by hand or damage to the database: a save is
 * checked before it is stored.
 */
export const isReadable = ({ inputs, snapshot }: Pick<SimulationEntity, 'inputs' | 'snapshot'>): boolean =>
  isLike(EXAMPLE, snapshot) &&
  isLike(DAY, snapshot.simulatedOn ?? DAY) &&
  snapshot.terms.every(({ row }) => row === null || isLike(ROW, row)) &&
  isLike({ firstName: '', lastName: '' }, inputs);

/** Checks a simulation before something is made of its figures. @throws Problem 409 */
export function assertReadable(simulation: SimulationEntity): void {
  if (!isReadable(simulation)) throw new Problem(409, SERVER_SENTENCES.unreadable);
}
