import type { FigureStatus, ResultRow } from '#shared/simulation/result-slots.ts';

interface Standing {
  status: FigureStatus;
  row: ResultRow | null;
}

/** The row to show: none while there is nothing, or nothing right, to show. */
export const shownRow = ({ status, row }: Standing): ResultRow | null =>
  status === 'ready' || status === 'updating' ? row : null;
