import { createContext, use, useState } from 'react';
import { violationText } from '@simulador/contracts/messages/es';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { isSame, projectFacts } from '../answers/answers.ts';
import { answerTo, awaited, fieldNames, type FieldPath } from '../answers/fields.ts';
import { useSimulator, type Simulator } from '../state/use-simulator.ts';

/** Which fields of the open module show their violations: the others are still to be answered. */
export interface TouchedFields {
  readonly names: Readonly<Record<FieldPath, string>>;
  readonly errorOf: (path: FieldPath) => string | undefined;
  readonly isTouched: (path: FieldPath) => boolean;
  /** From now on these fields are validated with every change. */
  readonly touch: (...paths: readonly FieldPath[]) => void;
  /** The violations of the fields, in their order. */
  readonly errors: readonly SummaryError[];
}

export const TouchedContext = createContext<TouchedFields | null>(null);

export function useTouched(): TouchedFields {
  const touched = use(TouchedContext);
  if (touched === null) throw new Error('Outside of a module');
  return touched;
}

/** An open module's fields: touched are those that were answered before it opened, and those that lost focus since. */
export function useNewTouched(fields: readonly FieldPath[]): TouchedFields {
  const simulator = useSimulator();
  const { answers, violations, labels } = simulator;
  const [touched, setTouched] = useState(() => new Set(fields.filter((path) => isAnswered(simulator, path))));
  const { purpose } = projectFacts(answers.project);
  const [lastPurpose, setLastPurpose] = useState(purpose);
  if (lastPurpose !== purpose) {
    // What another purpose emptied was not left empty by anybody.
    setLastPurpose(purpose);
    setTouched(new Set([...touched].filter((path) => isAnswered(simulator, path))));
  }
  const names = fieldNames(purpose);
  const errorOf = (path: FieldPath): string | undefined => {
    const broken = touched.has(path) ? violations[path] : undefined;
    return broken && violationText(broken);
  };
  return {
    names,
    errorOf,
    isTouched: (path) => touched.has(path),
    touch: (...paths) => setTouched((before) => new Set([...before, ...paths])),
    errors: fields.flatMap((path) => {
      const message = errorOf(path);
      if (message === undefined) return [];
      return [{ name: names[path], label: labels[path], message, target: names[awaited(path, answers)] }];
    }),
  };
}

/** An emptied amount is no answer. */
function isAnswered({ answers, blank }: Simulator, path: FieldPath): boolean {
  const answer: unknown = answerTo(answers, path);
  const isEmptied =
    typeof answer === 'object' && answer !== null && 'amount' in answer && answer.amount === null;
  return !isEmptied && !isSame(answer, answerTo(blank, path));
}
