/**
 * The credit's figures that a visitor keeps in the browser on request, for a later visit. Nothing in them identifies a person, and incomes
 * are left out. See docs/rules.md R785.
 */
import { useEffect, useState } from 'react';
import { browserStorage, ESTIMATE_KEY, tabStorage } from '#shared/browser/browser-storage.ts';
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

function parsed(storage: Storage): unknown {
  try {
    return JSON.parse(storage.getItem(ESTIMATE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

const draftOf = ({ credit, hasCodebtor, creditType }: Omit<Kept, 'keptMs'>): Draft => ({
  ...PUBLIC_DRAFT,
  client: { ...PUBLIC_DRAFT.client, hasCodebtor },
  project: { ...PUBLIC_DRAFT.project, ...(typeof creditType === 'string' && { creditType }) },
  credit: { ...PUBLIC_DRAFT.credit, ...credit },
});

/** Returns a draft with the kept figures; null without any. Anybody may have written to the storage, so the shape is checked. */
export function keptDraft(): Draft | null {
  const kept = parsed(browserStorage());
  if (!hasAll(kept, SHAPE)) return formerDraft();
  const figures = kept as unknown as Kept;
  if (Date.now() - figures.keptMs <= KEPT_DAYS * DAY_MS) return formerDraft() ?? draftOf(figures);
  forget();
  return formerDraft();
}

/** Returns what a former release stored in this tab before any personal data; null without any. */
function formerDraft(): Draft | null {
  const stored = parsed(tabStorage());
  const shape = { answers: { client: { hasCodebtor: false }, credit: SHAPE.credit }, isExample: false };
  if (!hasAll(stored, shape)) return null;
  const { answers, assumed, isExample } = stored as unknown as {
    readonly answers: { readonly client: { readonly hasCodebtor: boolean }; readonly credit: Kept['credit'] };
    readonly assumed?: { readonly savings?: boolean; readonly years?: boolean };
    readonly isExample: boolean;
  };
  tabStorage().removeItem(ESTIMATE_KEY);
  if (isExample) return null;
  const { credit, client } = answers;
  const none = { amount: null } as const;
  return draftOf({
    hasCodebtor: client.hasCodebtor,
    credit: {
      ...credit,
      ...(assumed?.savings && {
        savings: { currency: credit.savings.currency, ...none },
        creditAmount: { currency: credit.creditAmount.currency, ...none },
      }),
      ...(assumed?.years && { paymentYears: '' }),
    },
  });
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
