import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Violation } from '@simulador/contracts/domain/rules/violation';
import { violationText } from '@simulador/contracts/messages/es';

/** Broken rules by answer, in the order of the fields on the screen. */
export type Violations<Answers> = Partial<Record<keyof Answers, Violation>>;

type Judged<Answers> = Partial<Record<keyof Answers, Violation | null>>;

export function onlyBroken<Answers>(judged: Judged<Answers>): Violations<Answers> {
  const broken = Object.entries(judged).filter(([, violation]) => violation !== null);
  return Object.fromEntries(broken) as Violations<Answers>;
}

export const isValid = (violations: object): boolean => Object.keys(violations).length === 0;

/** Lets the form library ask our rules. */
export function resolverOf<Answers extends FieldValues>(
  violationsOf: (answers: Answers) => Violations<Answers>,
): Resolver<Answers> {
  return (answers) => {
    const broken = Object.entries(violationsOf(answers)) as [string, Violation][];
    if (broken.length === 0) return { values: answers, errors: {} };
    const errors = broken.map(([key, violation]) => [
      key,
      { type: violation.code, message: violationText(violation) },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Answers> };
  };
}
