import { useState, useSyncExternalStore } from 'react';
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

function newForm(first: Answers): AnswersForm {
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

/** Returns the answers of this render, and the store that changes them. */
export function useAnswers(first: Answers): { readonly form: AnswersForm; readonly answers: Answers } {
  const [form] = useState(() => newForm(first));
  return { form, answers: useSyncExternalStore(form.subscribe, form.now, form.now) };
}
