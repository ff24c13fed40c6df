import { conversionPct, UNNAMED_HEAD_ROWS, type HeadFigure } from '@simulador/contracts/office/head-figures';
import { formatInteger } from '@simulador/contracts/platform/format';
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
export function duration(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${formatInteger(Math.round(hours / 24))} días`;
}

const percent = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Formats the share of received simulations that were sent; null without received ones. */
export function conversion(row: HeadRow): string | null {
  const pct = conversionPct(row);
  return pct === null ? null : `${percent.format(pct)} %`;
}
