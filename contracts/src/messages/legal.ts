/** What the law and the policies want said beside a simulation. Source: spec 2 §2.7 and §5. */

/** Appraisal, title study and deed draft bear VAT. */
const VAT =
  'Desde el 1 de enero de 2023, la tasación, el estudio de títulos y el borrador de escritura están afectos a IVA.';

/** Who the life insurance takes in, and how long it covers. */
const LIFE_INSURANCE =
  'Seguro de desgravamen: la edad más el plazo no puede superar los 80 años. Edad máxima de ingreso: 70 años y 364 días. Edad máxima de cobertura: 80 años y 364 días.';

/** In the order in which they are shown. */
export const LEGAL_NOTES: readonly string[] = [VAT, LIFE_INSURANCE];
