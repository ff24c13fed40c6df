/**
 * The credit's figures that a visitor keeps in the browser on request, for a later visit. Nothing in them identifies a person, and incomes
 * are left out. See docs/rules.md R785.
 */
import { useEffect, useState } from 'react';
import { browserStorage, ESTIMATE_KEY } from '#shared/browser/browser-storage.ts';
import { NO_CREDIT, type Answers, type CreditAnswers } from '../answers/answers.ts';
import { useForm, useTyped } from './simulator-context.tsx';
import { hasAll } from './draft-shape.ts';
import { PUBLIC_DRAFT, type Draft } from './drafts.ts';

/** Days after the last change for which figures are kept. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Increased when the shape changes. Figures of former releases have no version, and are of a purchase. */
const VERSION = 2;

function keptCredit(credit: CreditAnswers) {
  const { propertyValue, takesSubsidy, subsidyType, subsidyAmount } = credit;
  const { savings, creditAmount, paymentYears, unemployment } = credit;
  return {
    ...{ propertyValue, takesSubsidy, subsidyType, subsidyAmount },
    ...{ savings, creditAmount, paymentYears, unemployment },
  };
}

interface Kept {
  /** Time of the last change. */
  readonly keptMs: number;
  readonly credit: ReturnType<typeof keptCredit>;
  readonly hasCodebtor: boolean;
  readonly creditType?: string;
}

const SHAPE = { keptMs: 0, credit: keptCredit(NO_CREDIT), hasCodebtor: false };

function stored(): unknown {
  try {
    return JSON.parse(browserStorage().getItem(ESTIMATE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

const draftOf = ({ credit, hasCodebtor, creditType }: Kept): Draft => ({
  ...PUBLIC_DRAFT,
  client: { ...PUBLIC_DRAFT.client, hasCodebtor },
  project: { ...PUBLIC_DRAFT.project, ...(typeof creditType === 'string' && { creditType }) },
  credit: { ...PUBLIC_DRAFT.credit, ...credit },
});

/** Returns a draft with the kept figures; null without any. Anybody may have written to the storage, so the shape is checked. */
export function keptDraft(): Draft | null {
  const kept = stored();
  if (!hasAll(kept, SHAPE)) return null;
  const figures = kept as unknown as Kept;
  if (Date.now() - figures.keptMs <= KEPT_DAYS * DAY_MS) return draftOf(figures);
  forget();
  return null;
}

const forget = (): void => browserStorage().removeItem(ESTIMATE_KEY);

function keep({ client, project, credit }: Answers): void {
  const kept: Kept & { readonly version: number } = {
    version: VERSION,
    keptMs: Date.now(),
    credit: keptCredit(credit),
    hasCodebtor: client.hasCodebtor,
    creditType: project.creditType,
  };
  try {
    browserStorage().setItem(ESTIMATE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the figures stay in the tab.
  }
}

/** Returns whether the figures are kept in the browser, and a function that keeps or deletes them. Kept ones follow each change. */
export function useKeptFigures(): readonly [isKept: boolean, setKept: (isKept: boolean) => void] {
  const { form } = useForm();
  const typed = useTyped((all) => all);
  const [isKept, setKept] = useState(() => browserStorage().getItem(ESTIMATE_KEY) !== null);
  useEffect(() => {
    if (isKept && typed.credit.propertyValue.amount !== null) keep(typed);
  }, [isKept, typed]);
  return [
    isKept,
    (next) => {
      setKept(next);
      if (next) keep(form.now());
      else forget();
    },
  ];
}
