import { RESULT_NOTES } from './result-notes.ts';

/** Notes that every result must show, worded for both visitors and staff. See docs/rules.md R10, R21, R54. */
export const LEGAL_NOTES = {
  ...RESULT_NOTES,
  vat: 'Desde el 1 de enero de 2023, la tasación, el estudio de títulos y el borrador de escritura están afectos a IVA.',
  totals: 'El CAE y el costo total del crédito no incluyen los gastos operacionales, que se pagan aparte.',
  longTerm:
    'Un plazo sobre 30 años requiere tener entre 27 y 37 años y una carrera profesional de al menos 8 semestres.',
} as const;
