/**
 * The credit's figures that a visitor keeps in the browser on request, for a later visit. Nothing in them identifies a person, and incomes
 * are left out. See docs/rules.md R785.
 */
import { useEffect, useState } from 'react';
import { browserStorage, ESTIMATE_KEY } from '#shared/browser/browser-storage.ts';
import { readStored, writeStored } from '#shared/browser/stored-text.ts';
import type { Answers } from '../answers/answers.ts';
import { PUBLIC_DRAFT, type Draft } from './drafts.ts';
import { useForm } from './simulator-context.tsx';

/** Days after the last change for which figures are kept. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Increased when the shape changes. Figures of former releases have neither version nor purpose, and are of a purchase. */
const VERSION = 2;

/** Returns what is kept, with the time of this change. */
function keptOf({ client: { hasCodebtor }, project: { creditType }, credit }: Answers) {
  const { propertyValue, takesSubsidy, subsidyType, subsidyAmount } = credit;
  const { savings, creditAmount, paymentYears, unemployment } = credit;
  return {
    version: VERSION,
    keptMs: Date.now(),
    ...{ hasCodebtor, creditType },
    credit: {
      ...{ propertyValue, takesSubsidy, subsidyType, subsidyAmount },
      ...{ savings, creditAmount, paymentYears, unemployment },
    },
  };
}

type Kept = ReturnType<typeof keptOf>;

/** Returns a draft with the kept figures; null without any, or after their time, which deletes them. */
export function keptDraft(): Draft | null {
  const stored = readStored(browserStorage(), ESTIMATE_KEY) as Kept | null;
  if (!stored?.credit) return null;
  const { keptMs, hasCodebtor, credit, creditType = PUBLIC_DRAFT.project.creditType } = stored;
  if (Date.now() - keptMs > KEPT_DAYS * DAY_MS) {
    keep(null);
    return null;
  }
  return {
    ...PUBLIC_DRAFT,
    client: { ...PUBLIC_DRAFT.client, hasCodebtor },
    project: { ...PUBLIC_DRAFT.project, creditType },
    credit: { ...PUBLIC_DRAFT.credit, ...credit },
  };
}

const keep = (answers: Answers | null): void =>
  writeStored(browserStorage(), ESTIMATE_KEY, answers && keptOf(answers));

/** Returns whether the figures are kept in the browser, and a function that keeps or deletes them. Kept ones follow each change. */
export function useKeptFigures(): readonly [isKept: boolean, setKept: (isKept: boolean) => void] {
  const { form } = useForm();
  const [isKept, setKept] = useState(() => readStored(browserStorage(), ESTIMATE_KEY) !== null);
  useEffect(() => {
    const keepTyped = (): void => {
      if (isKept && form.typed().credit.propertyValue.amount !== null) keep(form.typed());
    };
    keepTyped();
    // Subscribed here, because a hook that reads all answers would draw the whole page at each key.
    return form.subscribe(keepTyped);
  }, [isKept, form]);
  return [
    isKept,
    (next) => {
      setKept(next);
      if (!next) keep(null);
    },
  ];
}
