import { createContext, use, useMemo, useState } from 'react';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { isSame, projectFacts, type Answers } from '../answers/answers.ts';
import { answerTo, awaited, FIELD_PATHS, fieldNames, moduleOf, type FieldPath } from '../answers/fields.ts';
import { ageOf, isByAge, shownViolation } from '../answers/violations.ts';
import { MODULES_TAB, usePlace } from '../state/place.tsx';
import { useAnswers, useCreditFields, useForm, useSteps } from '../state/simulator-context.tsx';

/** Fields of the page that show their violations. The others have not been answered yet. */
export interface TouchedFields {
  readonly names: Readonly<Record<FieldPath, string>>;
  /** Returns the field's violation at the time of the call, if it is shown. */
  readonly errorOf: (path: FieldPath) => string | undefined;
  /** Marks fields as touched: from then on each change is validated. */
  readonly touch: (...paths: readonly FieldPath[]) => void;
  /** RUT for which nothing is filled in: the form was opened with it, or it was undone. '' for none. */
  readonly keptRut: string;
  readonly keepRut: (rut: string) => void;
}

/** Fields above the tabs, whatever the purpose. */
const ABOVE: readonly FieldPath[] = ['credit.propertyValue', 'credit.paymentYears', 'credit.rate'];
const AGES = ['client.age', 'client.codebtorAge'] as const;

export const TouchedContext = createContext<TouchedFields | null>(null);

export function useTouched(): TouchedFields {
  const touched = use(TouchedContext);
  if (touched === null) throw new Error('Outside of a simulator');
  return touched;
}

/** Returns the touched fields: those that were answered when the page opened, and those that lost focus since. */
export function useNewTouched(): TouchedFields {
  const { form, blank } = useForm();
  const isAnsweredNow = (path: FieldPath): boolean => isAnswered(form.typed(), blank, path);
  const [touched, setTouched] = useState(() => new Set(FIELD_PATHS.filter(isAnsweredNow)));
  const { modules, filled } = useSteps().progress;
  const [keptRut, keepRut] = useState(filled === null ? form.typed().client.rut : '');
  const purpose = useAnswers(({ project }) => projectFacts(project).purpose);
  const [last, setLast] = useState(purpose);
  if (last !== purpose) {
    // A field that was emptied by another purpose counts as untouched.
    setLast(purpose);
    setTouched(new Set([...touched].filter(isAnsweredNow)));
  }
  const { tab } = usePlace();
  const isClientOpen = modules.m1.active && tab === MODULES_TAB;
  return useMemo(() => {
    const isSaidAtAge = (): boolean =>
      isClientOpen &&
      AGES.some(
        (path) => touched.has(path) && Number(answerTo(form.now(), path)) === ageOf(form.now().client),
      );
    return {
      names: fieldNames(purpose),
      errorOf: (path) => {
        const broken = touched.has(path) ? shownViolation(path, form.now(), form.violations()) : undefined;
        const isElsewhere = path === 'credit.paymentYears' && isByAge(broken) && isSaidAtAge();
        return broken && !isElsewhere ? violationText(broken) : undefined;
      },
      touch: (...paths) => setTouched((before) => new Set([...before, ...paths])),
      keptRut,
      keepRut,
    };
  }, [purpose, touched, form, isClientOpen, keptRut]);
}

export function useShownErrors(fields: readonly FieldPath[]): readonly SummaryError[] {
  const { labels } = useForm();
  const { names, errorOf } = useTouched();
  const answers = useAnswers((all) => all);
  return fields.flatMap((path) => {
    const message = errorOf(path);
    if (message === undefined) return [];
    return [{ name: names[path], label: labels[path], message, target: names[awaited(path, answers)] }];
  });
}

/**
 * Returns the field on the page, above the tabs or in the open module, that says a message; null if none does. The savings say what
 * is wrong with the credit that they leave.
 */
export function useSayingField(message: string | null): FieldPath | null {
  const { fields } = useForm();
  const { modules } = useSteps();
  const { errorOf } = useTouched();
  const { tab, isRefined } = usePlace();
  const { splits } = useCreditFields();
  const above = [...ABOVE, splits ? 'credit.savings' : 'credit.creditAmount'];
  const isShown = (path: FieldPath): boolean => {
    const module = moduleOf(path, fields);
    const isOpen = tab === MODULES_TAB && module !== null && modules[module].active;
    return isOpen || above.includes(path) || (isRefined && path === 'credit.subsidyAmount');
  };
  const errorAt = (path: FieldPath): string | undefined =>
    errorOf(path) ?? (path === 'credit.savings' ? errorOf('credit.creditAmount') : undefined);
  return useAnswers(() => FIELD_PATHS.find((path) => isShown(path) && errorAt(path) === message) ?? null);
}

/** Returns true if the field has an answer. An emptied amount is none. */
function isAnswered(answers: Answers, blank: Answers, path: FieldPath): boolean {
  const answer: unknown = answerTo(answers, path);
  const isEmptied =
    typeof answer === 'object' && answer !== null && 'amount' in answer && answer.amount === null;
  return !isEmptied && !isSame(answer, answerTo(blank, path));
}
