/** Notes that belong beside every result. See docs/rules.md R10, R21, R54. Worded to fit visitors and staff alike. */
export const LEGAL_NOTES = {
  notAnOffer:
    'Este documento es una simulación y no una oferta de crédito: sus valores son referenciales, y el crédito queda sujeto a la evaluación del banco.',
  vat: 'Desde el 1 de enero de 2023, la tasación, el estudio de títulos y el borrador de escritura están afectos a IVA.',
  lifeInsurance:
    'Seguro de desgravamen: la edad más el plazo no puede superar los 80 años. La edad máxima de ingreso es de 70 años y 364 días, y la de cobertura, de 80 años y 364 días.',
  totals: 'El CAE y el costo total del crédito no incluyen los gastos operacionales, que se pagan aparte.',
  roundedPesos: 'Cada monto en pesos se redondea por su cuenta: una suma puede diferir en unos pesos.',
  longTerm:
    'Un plazo sobre 30 años requiere tener entre 27 y 37 años y una carrera profesional de al menos 8 semestres.',
} as const;

/** Returns the note on what the dividend includes. */
export const insuranceFootnote = (hasUnemployment: boolean): string =>
  hasUnemployment
    ? 'Incluye seguro de incendio y sismo, seguro de cesantía y seguro de desgravamen.'
    : 'Incluye seguro de incendio y sismo y seguro de desgravamen.';
