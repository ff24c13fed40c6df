import type { ResultRow } from '../result-row.ts';

/** Notes of result and form on the client's first screen. See docs/rules.md R54. */
export const RESULT_NOTES = {
  lifeInsurance:
    'Seguro de desgravamen: la edad más el plazo no puede superar los 80 años. La edad máxima de ingreso es de 70 años y 364 días, y la de cobertura, de 80 años y 364 días.',
} as const;

/** Returns the note on what the dividend includes. */
export const insuranceFootnote = ({ SegCes }: Pick<ResultRow, 'SegCes'>): string =>
  SegCes > 0
    ? 'Incluye seguro de incendio y sismo, seguro de cesantía y seguro de desgravamen.'
    : 'Incluye seguro de incendio y sismo y seguro de desgravamen.';
