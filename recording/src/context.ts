/**
 * Context of a recording, on which its answers depend in addition to the requests: clock, UF and TMC. Stored in the
 * file.
 */
import { isObject, parseJson } from '@simulador/contracts/api/json';
import { findOperation } from '@simulador/contracts/api/find-operation';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { bodyText, type Exchange, headerValue } from './exchange.ts';

export interface UfReading {
  /** Pesos for one UF. */
  readonly value: number;
  /** Day of the value, if the answer had it. */
  readonly date: string | null;
}

export interface TmcReading {
  /** Annual percent. */
  readonly ratePct: number;
  /** UF for currency 998, pesos for 999. */
  readonly amount: number;
  readonly currency: number;
  readonly periodMonths: number;
}

export interface RecordingContext {
  /** ISO instant at which the recording began. */
  readonly clock: string;
  readonly uf: UfReading | null;
  /** Newest answer for each different request. */
  readonly tmc: readonly TmcReading[] | null;
  /** Number of exchanges that were not recorded because the recorder could not keep up; absent if there are none. */
  readonly dropped?: number;
}

const MAX_TMC_READINGS = 20;

const operationOf = ({ request }: Exchange): string | undefined =>
  findOperation(request.url.replace(/[?#].*$/s, ''))?.id;

const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null;

function ufIn(exchange: Exchange): UfReading | undefined {
  const { response } = exchange;
  if (!response) return undefined;
  const operation = operationOf(exchange);
  const bare = operation === 'paridad';
  if (!bare && operation !== 'inicio') return undefined;
  const answer = parseJson(bodyText(response));
  const value = bare ? answer : field(field(answer, 'uf'), 'value');
  if (typeof value !== 'number') return undefined;
  const date = bare ? headerValue(response.headers, 'x-uf-date') : field(field(answer, 'uf'), 'date');
  return { value, date: dateOf(date) };
}

function tmcIn(exchange: Exchange): TmcReading | undefined {
  const { request, response } = exchange;
  if (!response || operationOf(exchange) !== 'tmc') return undefined;
  const sent = parseJson(bodyText(request));
  const numbers = {
    ratePct: field(parseJson(bodyText(response)), 'Valor'),
    amount: field(sent, 'amount'),
    currency: field(sent, 'currency'),
    periodMonths: field(sent, 'period'),
  };
  const complete = Object.values(numbers).every((value) => typeof value === 'number');
  return complete ? (numbers as unknown as TmcReading) : undefined;
}

const withoutRate = ({ ratePct: _, ...sent }: TmcReading): string => JSON.stringify(sent);

function withTmc(context: RecordingContext, reading: TmcReading): RecordingContext {
  const others = (context.tmc ?? []).filter((each) => withoutRate(each) !== withoutRate(reading));
  return { ...context, tmc: [...others, reading].slice(-MAX_TMC_READINGS) };
}

/** Returns the context after an exchange: a UF or TMC in its answer replaces the previous one. */
export function contextAfter(context: RecordingContext, exchange: Exchange): RecordingContext {
  if (exchange.response?.status !== 200) return context;
  const uf = ufIn(exchange);
  const tmc = tmcIn(exchange);
  const withUf =
    uf && (uf.date || !context.uf?.date || uf.value !== context.uf.value) ? { ...context, uf } : context;
  return tmc ? withTmc(withUf, tmc) : withUf;
}
