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

const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const answerOf = ({ response }: Exchange): unknown => response && parseJson(bodyText(response));

function ufReading(value: unknown, date: unknown): UfReading | undefined {
  const day = typeof date === 'string' && isIsoDate(date) ? date : null;
  return typeof value === 'number' ? { value, date: day } : undefined;
}

function ufIn(exchange: Exchange, operation: string | undefined): UfReading | undefined {
  const answer = answerOf(exchange);
  if (operation === 'paridad')
    return ufReading(answer, headerValue(exchange.response?.headers ?? {}, 'x-uf-date'));
  const uf = operation === 'inicio' ? field(answer, 'uf') : undefined;
  return ufReading(field(uf, 'value'), field(uf, 'date'));
}

function tmcIn(exchange: Exchange): TmcReading | undefined {
  const sent = parseJson(bodyText(exchange.request));
  const numbers = {
    ratePct: field(answerOf(exchange), 'Valor'),
    amount: field(sent, 'amount'),
    currency: field(sent, 'currency'),
    periodMonths: field(sent, 'period'),
  };
  const complete = Object.values(numbers).every((value) => typeof value === 'number');
  return complete ? (numbers as unknown as TmcReading) : undefined;
}

const withoutRate = ({ ratePct: _, ...sent }: TmcReading): string => JSON.stringify(sent);

/** Returns the context after an exchange: a UF or TMC in its answer replaces the previous one. */
export function contextAfter(context: RecordingContext, exchange: Exchange): RecordingContext {
  if (exchange.response?.status !== 200) return context;
  const operation = findOperation(exchange.request.url.replace(/[?#].*$/s, ''))?.id;
  const uf = ufIn(exchange, operation);
  if (uf && (uf.date || !context.uf?.date || uf.value !== context.uf.value)) return { ...context, uf };
  const tmc = operation === 'tmc' ? tmcIn(exchange) : undefined;
  if (!tmc) return context;
  const others = (context.tmc ?? []).filter((each) => withoutRate(each) !== withoutRate(tmc));
  return { ...context, tmc: [...others, tmc].slice(-MAX_TMC_READINGS) };
}
