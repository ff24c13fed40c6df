/** Context of a recording, on which its answers depend in addition to the requests: clock and UF. Stored in the file. */
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

export interface RecordingContext {
  /** ISO instant at which the recording began. */
  readonly clock: string;
  readonly uf: UfReading | null;
  /** Number of exchanges that were not recorded because the recorder could not keep up; absent if there are none. */
  readonly dropped?: number;
}

/** Returns value and day in a successful answer about the UF. */
function ufIn({ request, response }: Exchange): UfReading | undefined {
  if (response?.status !== 200) return undefined;
  const operation = findOperation(request.url.replace(/[?#].*$/s, ''))?.id;
  if (operation !== 'paridad' && operation !== 'inicio') return undefined;
  const answer = parseJson(bodyText(response));
  const uf = operation === 'inicio' && isObject(answer) ? answer['uf'] : undefined;
  const [value, date] = isObject(uf)
    ? [uf['value'], uf['date']]
    : [answer, headerValue(response.headers, 'x-uf-date')];
  const day = typeof date === 'string' && isIsoDate(date) ? date : null;
  return typeof value === 'number' ? { value, date: day } : undefined;
}

/** Returns the context after an exchange: a UF in its answer replaces the previous one. */
export function contextAfter(context: RecordingContext, exchange: Exchange): RecordingContext {
  const uf = ufIn(exchange);
  const isNews = uf && (uf.date || !context.uf?.date || uf.value !== context.uf.value);
  return isNews ? { ...context, uf } : context;
}
