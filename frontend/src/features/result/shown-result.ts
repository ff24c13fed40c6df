import type { FigureStatus, ResultFigures } from '#shared/simulation/result-slots.ts';

interface Standing {
  status: FigureStatus;
  row: ResultFigures | null;
}

/** The row to show: none while there is nothing, or nothing right, to show. */
export const shownRow = ({ status, row }: Standing): ResultFigures | null =>
  status === 'ready' || status === 'updating' ? row : null;
