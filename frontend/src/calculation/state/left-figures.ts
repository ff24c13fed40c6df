/**
 * Figures that are removed when the credit's purpose changes (docs/rules.md R82), kept so that they can be restored. See
 * docs/rules.md R228.
 */
import type { Answers } from '../answers/answers.ts';
import type { Progress, PurposeFigures } from './progress.ts';

/** Returns true if the answers contain figures. Staff's value belongs to the project and is not removed. */
const hasFigures = ({ flavour, credit }: Answers): boolean =>
  credit.paymentYears !== '' ||
  credit.savings.amount !== null ||
  credit.creditAmount.amount !== null ||
  (flavour === 'web' && credit.propertyValue.amount !== null);

/** Returns the removed figures; undefined if the purpose is the same or there were none. */
export const leftFigures = (before: Answers, after: Answers): PurposeFigures | undefined =>
  before.project.creditType !== after.project.creditType && hasFigures(before)
    ? { project: before.project, credit: before.credit }
    : undefined;

/** Returns the figures that can be restored. A purpose that has figures now is omitted. */
export const figuresToOffer = (answers: Answers, { left }: Progress): readonly PurposeFigures[] =>
  left.filter(({ project }) => project.creditType !== answers.project.creditType || !hasFigures(answers));
