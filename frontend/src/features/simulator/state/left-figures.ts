/** The figures of a purpose that another one took away (docs/rules.md R82), kept so that a slip costs nothing. See docs/rules.md R228. */
import type { Answers } from '../answers/answers.ts';
import type { Progress, PurposeFigures } from './progress.ts';

/** Staff's value belongs to the project, which keeps it. */
const hasFigures = ({ flavour, credit }: Answers): boolean =>
  credit.paymentYears !== '' ||
  credit.savings.amount !== null ||
  credit.creditAmount.amount !== null ||
  (flavour === 'web' && credit.propertyValue.amount !== null);

/** Undefined where the purpose is the same, or there was nothing to lose. */
export const leftFigures = (before: Answers, after: Answers): PurposeFigures | undefined =>
  before.project.creditType !== after.project.creditType && hasFigures(before)
    ? { project: before.project, credit: before.credit }
    : undefined;

/** Returns the figures that can be restored: none of a purpose for which the current answers have figures. */
export const figuresToOffer = (answers: Answers, { left }: Progress): readonly PurposeFigures[] =>
  left.filter(({ project }) => project.creditType !== answers.project.creditType || !hasFigures(answers));
