import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { DayWindow } from '@simulador/contracts/platform/day-window';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { savedOn } from '../../simulations/reading/requested-window.ts';

/** Views of the list for daily work. See docs/rules.md R510. */
export const VIEWS = ['mine', 'unassigned', 'today', 'overdue', 'below_income', 'failed'] as const;
export type View = (typeof VIEWS)[number];

/** Views of all days: what is due or has failed may be a simulation of any day. */
export const LOOKS_AT_ALL_DAYS: ReadonlySet<View> = new Set<View>(['today', 'overdue', 'failed']);

/** Filters of the list. 0 means any; the executive UNASSIGNED means none. */
export interface ListFilter {
  readonly window: DayWindow;
  readonly state: number;
  readonly resolution: number;
  readonly commercial: number;
  /** View in addition to the filters; null for none. */
  readonly narrowing: Narrowing | null;
  /** States that end a simulation. */
  readonly rejected: readonly number[];
}

/** A view of the simulations that wait for something. See docs/rules.md R510. */
export interface Narrowing {
  readonly view: Exclude<View, 'mine'>;
  readonly today: IsoDate;
  /** Executive whose simulations are listed, together with those without an executive; null for all simulations. */
  readonly owner: number | null;
}

export interface Page {
  readonly number: number;
  readonly size: number;
}

/** Adds a parameter to a statement and returns its placeholder, e.g. `$6`. */
export const place = (parameters: unknown[], value: unknown): string => `$${parameters.push(value)}`;

/**
 * Returns the condition on a listed simulation. It has the requested filters only, because the planner estimates the rows of `state = 2`,
 * and not those of a condition that accepts any state.
 */
export function listedCondition(filter: ListFilter, parameters: unknown[]): string {
  const { window, state, resolution, commercial } = filter;
  const conditions = [NOT_BLOCKED, savedOn(place(parameters, window.from), place(parameters, window.to))];
  if (state !== 0) conditions.push(`simulations.state = ${place(parameters, state)}`);
  if (resolution !== 0) conditions.push(`simulations.resolution = ${place(parameters, resolution)}`);
  if (commercial === UNASSIGNED) conditions.push('simulations.commercial IS NULL');
  else if (commercial !== 0) conditions.push(`simulations.commercial = ${place(parameters, commercial)}`);
  return [...conditions, ...ofView(filter, parameters)].join(' AND ');
}

/**
 * Condition on a simulation whose mail or send to the workflow failed: a union, because with OR PostgreSQL reads all simulations, and each
 * executive's bar asks for their number every minute.
 */
const HAS_FAILED = `simulations.uuid IN (
  SELECT simulation FROM workflow_flows WHERE workflow_flows.state IN ('stopped', 'refused')
  UNION ALL SELECT uuid FROM simulations WHERE mail_refused_at IS NOT NULL AND ${NOT_BLOCKED})`;

function ofView({ narrowing, rejected }: ListFilter, parameters: unknown[]): readonly string[] {
  if (narrowing === null) return [];
  const { view, owner, today } = narrowing;
  // The filter's executive is nobody already.
  if (view === 'unassigned') return [openCondition(rejected, parameters)];
  const own =
    owner === null
      ? []
      : [`(simulations.commercial IS NULL OR simulations.commercial = ${place(parameters, owner)})`];
  const open = [...own, openCondition(rejected, parameters)];
  if (view === 'below_income') return [...open, 'lacks_income(inputs, snapshot)'];
  if (view === 'failed') return [...open, HAS_FAILED];
  return [...open, `contact_on ${view === 'today' ? '=' : '<'} ${place(parameters, today)}`];
}

/** Returns the condition on a simulation that was neither sent nor rejected. Otherwise its next contact no longer counts. */
export const openCondition = (rejected: readonly number[], parameters: unknown[]): string =>
  `NOT enviado_a_finnflow AND simulations.state <> ALL (${place(parameters, rejected)}::int[])`;
