import { Problem } from '../../http/problem.ts';

/** See docs/rules.md R152. */
const NOT_MADE = 'No se pudo generar el PDF.';

/** There is no PDF, and asking again at once would not help. */
export const pdfNotMade = (status: 500 | 502, cause: unknown): Problem =>
  new Problem(status, NOT_MADE, { cause });
