import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { projectFacts, type Answers } from '../answers/answers.ts';
import type { FieldPath } from '../answers/fields.ts';
import type { Violations } from '../answers/violations.ts';

/** Answers that a figure requires, in order. Savings or credit are enough, because one follows from the other. */
const NEEDED = {
  'project.propertyType': 'el tipo de propiedad',
  'credit.propertyValue': 'el valor de la propiedad',
  'credit.creditAmount': 'el monto del crédito',
  'credit.paymentYears': 'los años de pago',
  'credit.product': 'el producto',
  'credit.lifeInsurance': 'el seguro de desgravamen',
} as const satisfies Partial<Record<FieldPath, string>>;

/** Returns the names of the missing answers. */
export function missingAnswers(
  { flavour, project, credit }: Answers,
  violations: Violations,
): readonly string[] {
  const isMissing = (path: FieldPath): boolean => {
    const code = violations[path]?.code;
    return code === 'required' || code === 'select_property_type';
  };
  const splits = isBuySale(projectFacts(project).purpose);
  const savings = flavour === 'web' ? 'tu ahorro' : 'el ahorro';
  return Object.entries(NEEDED)
    .filter(([path]) => isMissing(path as FieldPath))
    .filter(([path]) => !(path === 'credit.creditAmount' && splits && credit.savings.amount !== null))
    .map(([path, words]) => (path === 'credit.creditAmount' && splits ? savings : words));
}
