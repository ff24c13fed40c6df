import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { DayWindow } from '@simulador/contracts/platform/day-window';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import type { View } from './views.ts';

/** Filters of the list. 0 means any; the executive UNASSIGNED means none. */
export interface ListFilter {
  readonly window: DayWindow;
  readonly state: number;
  readonly resolution: number;
  readonly commercial: number;
  /** View in addition to the filters; null for none. */
  readonly narrowing: Narrowing | null;
}

/** A view of the simulations that wait for something. See docs/rules.md R510. */
export interface Narrowing {
  readonly view: Exclude<View, 'mine'>;
  readonly today: IsoDate;
  /** Executive whose simulations are listed, together with those without an executive; null for all simulations. */
  readonly owner: number | null;
  /** States that end a simulation. */
  readonly rejected: readonly number[];
}

export interface Page {
  readonly number: number;
  readonly size: number;
}

/** A client on a page. One found only by a simulation's number is listed with that simulation. */
export interface ListedClient {
  readonly client: string;
  readonly onlySimulation: number | null;
}

export interface ClientPage {
  /** Number of clients on all pages. */
  readonly count: number;
  readonly clients: readonly ListedClient[];
}

/** The days as instants, because the indexes are ordered by instants. */
const IS_LISTED = `${NOT_BLOCKED} AND created >= $4::date::timestamp AT TIME ZONE 'America/Santiago'
  AND created < ($5::date + 1)::timestamp AT TIME ZONE 'America/Santiago'
  AND $1 IN (0, state) AND $2 IN (0, resolution) AND $3 IN (0, coalesce(commercial, ${UNASSIGNED}))`;

export const filterParameters = ({ state, resolution, commercial, window }: ListFilter): unknown[] => [
  state,
  resolution,
  commercial,
  window.from,
  window.to,
];

/** Adds a parameter to a statement and returns its placeholder, e.g. `$6`. */
export const place = (parameters: unknown[], value: unknown): string => `$${parameters.push(value)}`;

/** Returns the condition on a listed simulation. @param parameters begin with those of the filter; the view's are appended */
export function listedCondition({ narrowing }: ListFilter, parameters: unknown[]): string {
  return narrowing === null ? IS_LISTED : `${IS_LISTED} AND ${narrowed(narrowing, parameters)}`;
}

/** State of a send to the workflow that needs somebody. */
const SEND_FAILED = `EXISTS (SELECT FROM simulation_sends WHERE simulation = uuid AND simulation_sends.state IN ('stopped', 'refused'))`;

function narrowed({ view, today, owner, rejected }: Narrowing, parameters: unknown[]): string {
  // The filter's executive is nobody already.
  if (view === 'unassigned') return openCondition(rejected, parameters);
  const own = owner === null ? 'true' : `(commercial IS NULL OR commercial = ${place(parameters, owner)})`;
  if (view === 'stopped_send') return `${own} AND ${SEND_FAILED}`;
  const open = `${own} AND ${openCondition(rejected, parameters)}`;
  if (view === 'below_income') return `${open} AND lacks_income(inputs, snapshot)`;
  if (view === 'refused_mail') return `${open} AND mail_refused_at IS NOT NULL`;
  return `${open} AND contact_on ${view === 'today' ? '=' : '<'} ${place(parameters, today)}`;
}

/** Returns the condition on a simulation that was neither sent nor rejected. Otherwise its next contact no longer counts. */
export const openCondition = (rejected: readonly number[], parameters: unknown[]): string =>
  `NOT enviado_a_finnflow AND state <> ALL (${place(parameters, rejected)}::int[])`;
