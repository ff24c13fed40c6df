import type { Answers } from '../../answers/answers.ts';
import { isSame } from '../../answers/is-same.ts';

/** Whether these are still the answers of then: a module can be edited while something is asked about them. */
export const hasSameAnswers = (now: Answers, then: Answers): boolean =>
  isSame([now.client, now.project, now.credit], [then.client, then.project, then.credit]);
