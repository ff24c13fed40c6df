import type { Answers } from '../answers/answers.ts';
import { withAssumed } from '../answers/assumed.ts';
import { withAnswer, type Answer, type FieldPath } from '../answers/fields.ts';

/** The single store of all answers. */
export interface AnswersForm {
  /** Returns the current answers at the time of the call, with what is assumed for those that are empty. */
  readonly now: () => Answers;
  /** Returns the current answers as typed. */
  readonly typed: () => Answers;
  readonly setAnswer: <Path extends FieldPath>(path: Path, answer: Answer<Path>) => void;
  readonly reset: (typed: Answers) => void;
  /** Assumes amounts at another UF, pesos per UF. */
  readonly atUf: (valueClp: number) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a store that begins with these answers. */
export function newAnswers(first: Answers, firstUfClp: number): AnswersForm {
  let typed = first;
  let ufValueClp = firstUfClp;
  let answers = withAssumed(first, ufValueClp);
  const listeners = new Set<() => void>();
  const become = (next: Answers): void => {
    typed = next;
    answers = withAssumed(next, ufValueClp);
    for (const listener of listeners) listener();
  };
  return {
    now: () => answers,
    typed: () => typed,
    setAnswer: (path, answer) => become(withAnswer(typed, path, answer)),
    reset: become,
    atUf: (valueClp) => {
      if (valueClp === ufValueClp) return;
      ufValueClp = valueClp;
      become(typed);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
