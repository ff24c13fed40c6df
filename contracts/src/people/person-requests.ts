/** Requests of persons about their data (Ley 21.719). See docs/rules.md R620. */
import { addDays, addMonthsClamped, type IsoDate } from '../platform/dates.ts';

export const REQUEST_KINDS = [
  'access',
  'rectification',
  'erasure',
  'opposition',
  'portability',
  'blocking',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** States of a request. A request is `closed` without an answer of its own when the person's data are erased. */
export const REQUEST_STATES = ['open', 'granted', 'refused', 'closed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_OUTCOMES = ['granted', 'refused'] as const satisfies readonly RequestState[];
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Calendar days for an answer, and for its single extension. */
export const ANSWER_DAYS = 30;
/** Working days for the answer to a blocking request. */
const BLOCKING_DAYS = 2;
/** Months between the arrival of a request and its registration, at most. */
const MONTHS_BACK = 12;

/** Maximum number of characters of a request's note and of its answer. */
export const REQUEST_TEXT_MAX = 1000;

/** Returns the first day on which a request that is registered today may have arrived. */
export const earliestReceived = (today: IsoDate): IsoDate => addMonthsClamped(today, -MONTHS_BACK);

/** Returns the last day for the answer. Public holidays count as working days, so the day is never too late. */
export const answerDue = (kind: RequestKind, received: IsoDate): IsoDate =>
  kind === 'blocking' ? addWorkingDays(received, BLOCKING_DAYS) : addDays(received, ANSWER_DAYS);

/** Returns true if the deadline may be extended: once, before it is due, and never for a blocking request. */
export const mayExtend = (
  request: {
    readonly kind: RequestKind;
    readonly state: RequestState;
    readonly due: IsoDate;
    readonly extended: boolean;
  },
  today: IsoDate,
): boolean =>
  request.state === 'open' && request.kind !== 'blocking' && !request.extended && today <= request.due;

export const extendedDue = (due: IsoDate): IsoDate => addDays(due, ANSWER_DAYS);

function addWorkingDays(date: IsoDate, days: number): IsoDate {
  const next = addDays(date, 1);
  const left = isWeekend(next) ? days : days - 1;
  return left === 0 ? next : addWorkingDays(next, left);
}

const isWeekend = (date: IsoDate): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());
