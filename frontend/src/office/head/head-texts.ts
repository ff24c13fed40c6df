import { conversionPct, UNNAMED_HEAD_ROWS, type HeadFigure } from '@simulador/contracts/office/head-figures';
import { daysBetween, type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { daysAgo } from '../dashboard/counts.ts';
import type { HeadRow } from './head-data.ts';

export const FIGURE_TEXT: Readonly<Record<HeadFigure, string>> = {
  received: 'Recibidas',
  contacted: 'Contactadas',
  approved: 'Aprobadas',
  sent: 'Enviadas',
  contacts: 'Contactos',
  waiting: 'Sin respuesta',
};

export const rowName = ({ group, name }: Pick<HeadRow, 'group' | 'name'>): string =>
  name ?? UNNAMED_HEAD_ROWS[group];

/** Formats minutes: `41 min`, `1 h 11 min`, `3 días`. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${formatInteger(Math.round(hours / 24))} días`;
}

const decimal = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Formats the share of received simulations that were sent, e.g. `17,2 %`; null without received ones. */
export function conversion(row: HeadRow): string | null {
  const pct = conversionPct(row);
  return pct === null ? null : `${decimal.format(pct)} %`;
}

/** Formats a difference of shares, e.g. `0,4 puntos`. */
export const points = (pct: number): string => `${decimal.format(pct)} puntos`;

/** Formats a share in whole percent, e.g. `74 %`; null of nothing. */
export const share = (count: number, of: number): string | null =>
  of === 0 ? null : `${Math.round((100 * count) / of)} %`;

/** Describes how long a simulation has been waiting, and returns whether that is late. @param saved instant */
export function waitOf(saved: string, today: IsoDate, lateDays: number): { text: string; isLate: boolean } {
  const day = santiagoDate(new Date(saved));
  return { text: daysAgo(day, today), isLate: daysBetween(day, today) >= lateDays };
}
