/** Texts of the professional simulator that differ from the visitors'. */
import { ofEach } from '../answers/fields.ts';
import type { Labels } from '../answers/texts.ts';
import type { EstimatorProps } from '../estimate/estimator.tsx';
import type { EstimateTerms } from '../estimate/use-estimate.ts';

export const STAFF_LABELS: Labels = ofEach(({ label, staffLabel = label }) => staffLabel);

export const ESTIMATE_TERMS: EstimateTerms = {
  flavour: 'pro',
  labels: STAFF_LABELS,
  check: 'Revise las cifras de la estimación.',
};
export const ESTIMATOR_TEXTS: EstimatorProps['texts'] = [
  'Estimación del dividendo',
  'Tres cifras, sin datos del cliente. Después puede seguir con ellas.',
  'Cuánto le alcanza',
];
