import { FIGURE_COLUMNS, EMPTY_ROW } from '@simulador/contracts/calculation/result-row';
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

/** Above every stored amount, in UF, pesos or percent, and so low that its pesos are still an exact integer. */
const MAX_AMOUNT = 1e10;
const MAX_UF_CLP = 1e5;

const REQUESTED = ['montocredito', 'valorpropiedad', 'plazototal', 'mesesgracia', 'tasasimulacion'];
const PERSON = ['firstName', 'lastName'];

type Unchecked = Readonly<Record<string, unknown>>;

const isAmount = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT;
const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): value is Unchecked => typeof value === 'object' && value !== null;
const has = (value: unknown, names: readonly string[], isValid: (each: unknown) => boolean): boolean =>
  isObject(value) && names.every((name) => isValid(value[name]));
const isList = (value: unknown, isValid: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isValid);

const isDay = (value: unknown): boolean => isText(value) && isIsoDate(String(value));
const isRow = (row: unknown): boolean =>
  has(row, FIGURE_COLUMNS, isAmount) && has(row, ['FecVencimiento'], isDay);
const isRequest = (request: unknown): boolean =>
  has(request, REQUESTED, isAmount) &&
  has(request, ['montocredito', 'plazototal'], (value) => Number(value) > 0);
const isTexts = (texts: unknown): boolean =>
  isObject(texts) &&
  Object.entries(NO_TEXTS).every(
    ([name, none]) => isText(texts[name]) || (none === null && texts[name] === null),
  );
const isTerm = (term: unknown): boolean =>
  has(term, ['plazo'], isAmount) &&
  ((term as Unchecked)['row'] === null || isRow((term as Unchecked)['row']));
const isCost = (cost: unknown): boolean =>
  has(cost, ['amount_uf'], isAmount) && has(cost, ['operation_cost_description'], isText);
const isYear = (year: unknown): boolean => isObject(year) && Object.values(year).every(isAmount);
const isUf = ({ value, date }: Unchecked): boolean =>
  typeof value === 'number' && value >= 1 && value <= MAX_UF_CLP && isDay(date);

/**
 * Returns true if everything that is shown of a simulation is stored. False after a change by hand or damage to the database: a save is
 * checked before it is stored.
 */
export function isReadable({ inputs, snapshot }: Pick<SimulationEntity, 'inputs' | 'snapshot'>): boolean {
  if (!isObject(snapshot)) return false;
  const { simulatedOn, row, calculation, texts, costs, terms, years, uf } = snapshot as Unchecked;
  return (
    (simulatedOn === undefined || isDay(simulatedOn)) &&
    isRow(row) &&
    isRequest(calculation) &&
    isTexts(texts) &&
    isList(costs, isCost) &&
    isList(terms, isTerm) &&
    isList(years, isYear) &&
    isObject(uf) &&
    isUf(uf) &&
    has(inputs, PERSON, isText)
  );
}

/** Checks a simulation before something is made of its figures. @throws Problem 409 */
export function assertReadable(simulation: SimulationEntity): void {
  if (!isReadable(simulation)) throw new Problem(409, SERVER_SENTENCES.unreadable);
}
