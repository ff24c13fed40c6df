/** Validates stored drafts, because anybody may have written to the storage. */
import { EMPTY_ROW } from '@simulador/contracts/calculation/result-row';
import { NO_CLIENT, NO_CREDIT, NO_PROJECT } from '../answers/answers.ts';
import { INITIAL_MODULES } from './modules.ts';

/** Example of an object's parts by name. Where it has null, a number is allowed too, as for amounts. */
type Sample = Readonly<Record<string, unknown>>;

const ANSWERS: Sample = { client: NO_CLIENT, project: NO_PROJECT, credit: NO_CREDIT };
const STATE: Sample = {
  ...ANSWERS,
  modules: INITIAL_MODULES,
  intentKey: '',
};

/** Parts of a state that may be missing or null. */
const OPTIONAL: Sample = {
  calculated: { request: {}, row: EMPTY_ROW, costs: [], ufValueClp: 0, ufDate: '' },
  typedContact: { rut: '', phone: '' },
  saved: {
    uuid: '',
    id: 0,
    email: '',
    date: '',
    years: 0,
    annualRatePct: 0,
    dividendClp: 0,
    dividendUf: 0,
    creditUf: 0,
    creditClp: null,
    ufValueClp: 0,
    ufDate: '',
    workerType: '',
    hasCodebtor: false,
    url: '',
  },
  recorded: { simulation: '', user: '' },
  recordNote: { identification: '', name: '', email: '', phone: '' },
  filled: { rut: '', before: ANSWERS, after: ANSWERS },
  quote: { number: 0, token: '' },
  debtsClp: '',
  asked: {},
  written: {},
};

const CURRENCIES: readonly unknown[] = ['UF', 'CLP'];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isLike(value: unknown, sample: unknown, name = ''): boolean {
  if (name === 'currency') return CURRENCIES.includes(value);
  if (sample === null) return value === null || typeof value === 'number';
  if (Array.isArray(sample)) return Array.isArray(value);
  return isObject(sample) ? hasAll(value, sample) : typeof value === typeof sample;
}

/** Returns true for an object with all parts of the sample. */
export const hasAll = (value: unknown, sample: Sample): value is Sample =>
  isObject(value) && Object.entries(sample).every(([name, part]) => isLike(value[name], part, name));

/** Returns true for a tab's state with all answers, whose derived parts are complete or absent. */
export const isState = (stored: unknown): stored is Readonly<Record<string, unknown>> =>
  hasAll(stored, STATE) &&
  Object.entries(OPTIONAL).every(([name, sample]) => {
    const part = (stored as Sample)[name];
    return part === undefined || part === null || isLike(part, sample);
  });
