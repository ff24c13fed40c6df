import type { Answers } from '../answers/answers.ts';
import { withAnswer, type Answer, type FieldPath } from '../answers/fields.ts';

/** The single store of all answers. */
export interface AnswersForm {
  /** Returns the current answers at the time of the call. */
  readonly now: () => Answers;
  readonly setAnswer: <Path extends FieldPath>(path: Path, answer: Answer<Path>) => void;
  readonly reset: (answers: Answers) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a store that begins with these answers. */
export function newAnswers(first: Answers): AnswersForm {
  let answers = first;
  const listeners = new Set<() => void>();
  const become = (next: Answers): void => {
    answers = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => answers,
    setAnswer: (path, answer) => become(withAnswer(answers, path, answer)),
    reset: become,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
