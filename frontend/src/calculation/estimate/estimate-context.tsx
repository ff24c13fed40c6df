/** A page's estimate: its form is above module 1, and the result shows its figures until the answers have some. */
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { isSame, projectFacts } from '../answers/answers.ts';
import { fieldNames, type AnswerChanges, type ModuleId } from '../answers/fields.ts';
import type { useInicio } from '../api/get-inicio.ts';
import { useAnswers, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import type { Simulator } from '../state/use-simulator.ts';
import { AffordContext } from './affording.ts';
import {
  estimateAnswers,
  forgetKept,
  hasKept,
  keepFigures,
  storedEstimate,
  storeEstimate,
  type StoredEstimate,
} from './stored-estimate.ts';
import {
  carryFigures,
  carryInto,
  ESTIMATE_FIGURES,
  isBegun,
  useEstimate as useNewEstimate,
  type EstimateTerms,
} from './use-estimate.ts';
import { ASSUMED, useAssumed, type Assumed } from './use-assumed.ts';
import { useSavedEntry } from './use-saved-entry.ts';

export interface Estimate {
  readonly simulator: Simulator;
  /** Figures that are assumed, because nothing was typed for them. */
  readonly assumed: Assumed;
  /** True while the figures are those of the example. */
  readonly isExample: boolean;
  readonly showExample: () => void;
  /** Makes the example's figures the visitor's own. */
  readonly adoptExample: () => void;
  /** False while it is folded. */
  readonly isOpen: boolean;
  /** Chosen tab; '' if none was. */
  readonly tab: string;
  readonly setTab: (tab: string) => void;
  readonly open: () => void;
  /** True if the figures are kept in the browser. */
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** Takes valid figures into the form, folds the estimate, and leads to module 1. */
  readonly save: () => void;
  /** Leads to module 1, and back to the answer by a step back. */
  readonly goOn: () => void;
  /** The answer's element; null while the estimate is folded or absent. */
  readonly answer: HTMLElement | null;
  readonly setAnswer: (answer: HTMLElement | null) => void;
  /** Takes valid figures of the visitor's own into a form that has none, before module 1 or 2 is completed. */
  readonly carry: (module: ModuleId) => void;
}

export const EstimateContext = createContext<Estimate | null>(null);

export interface EstimateProviderProps {
  inicio: ReturnType<typeof useInicio>;
  /** Terms of staff, and the estimate that they begin with; absent for a visitor. */
  staff?: { readonly terms: EstimateTerms; readonly first: StoredEstimate };
  children: ReactNode;
}

/** Value of the example, UF. The other figures are those that the estimate assumes. */
const EXAMPLE_UF = 3000;
export const EXAMPLE_TEXT = `UF ${EXAMPLE_UF.toLocaleString('es-CL')}, ${ASSUMED.savingsPct} % de pie, ${ASSUMED.years} años.`;
export const inWords = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** A visitor's estimate is stored in the tab; that of staff is stored by their page. */
export function EstimateProvider({ inicio, staff, children }: EstimateProviderProps) {
  const isStored = staff === undefined;
  const [first] = useState(() => staff?.first ?? storedEstimate());
  const [afford, setAfford] = useState(first.afford);
  const [isExample, setExample] = useState(first.isExample);
  const form = useForm();
  const { saved } = useSteps().progress;
  // Another simulation after a saved one begins without its figures.
  const wasSaved = useRef(false);
  useEffect(() => {
    if (saved !== null) wasSaved.current = true;
  }, [saved]);
  const [isKept, setKept] = useState(() => isStored && hasKept());
  const [tab, setTab] = useState(first.tab);
  const [answer, setAnswer] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(() => !isBegun({ answers: form.answersNow(), blank: form.blank }));
  const begun = useNewEstimate(inicio, staff?.terms, first, Number(afford.debts));
  const { assumed, change: assuming } = useAssumed(begun, first.assumed);
  const changeAndAssume = isStored ? assuming : begun.change;
  const change = (changes: AnswerChanges): void => {
    if (ESTIMATE_FIGURES.some((path) => path in changes)) setExample(false);
    changeAndAssume(changes);
  };
  const answers = estimateAnswers(begun.answers);
  const showExample = (): void => {
    const { savings } = begun.answersNow().credit;
    changeAndAssume({ 'credit.savings': { ...savings, amount: null }, 'credit.paymentYears': '' });
    changeAndAssume({ 'credit.propertyValue': { currency: 'UF', amount: EXAMPLE_UF } });
    setExample(true);
  };
  const goOn = useSavedEntry(
    (place) => {
      form.dispatch({ type: 'moduleOpened', module: 'm1' });
      setOpen(place === 'answer');
    },
    (place) => (place === 'answer' ? document.getElementById(ANSWER_ID)?.focus() : showClient()),
  );
  const estimate = {
    simulator: { ...begun, change },
    assumed,
    isExample,
    showExample,
    adoptExample: () => setExample(false),
    isOpen,
    tab,
    setTab,
    open: () => setOpen(true),
    isKept,
    setKept: (next: boolean) => {
      setKept(next);
      if (next) keepFigures(answers);
      else forgetKept();
    },
    answer,
    setAnswer,
    save: () => {
      carryInto(form, begun);
      // Rendered with the entry, in slices, between which a slow phone shows the press.
      startTransition(() => setOpen(false));
      goOn();
    },
    goOn,
    carry: (module: ModuleId) => {
      const own = form.answersNow();
      if (isExample || !begun.isCreditValid || isBegun({ answers: own, blank: form.blank })) return;
      if (module === 'm1') carryInto(form, begun);
      // Another type of property has reset module 3.
      if (module === 'm2' && !wasSaved.current && isBuySale(projectFacts(own.project).purpose))
        carryFigures(form, begun);
    },
  };
  const { asked } = begun.progress;
  useStored({ afford, answers, asked, assumed, isExample, tab }, isStored, isKept);
  const affording = useMemo(() => ({ input: afford, setInput: setAfford }), [afford]);
  return (
    <EstimateContext value={estimate}>
      <AffordContext value={affording}>{children}</AffordContext>
    </EstimateContext>
  );
}

export const ANSWER_ID = 'estimate-answer';
export const REASONS_ID = 'data-reasons';
const FIRST_FIELD = fieldNames(null)['client.name'];

/** Shows what module 1's answers are for, where that stands above it, and focuses its heading, so that no keyboard covers either. */
export function showClient(): void {
  const module = document.getElementById(FIRST_FIELD)?.closest('section');
  const reasons = document.getElementById(REASONS_ID)?.closest('section');
  (reasons ?? module)?.scrollIntoView({ block: 'start' });
  module?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Stores the estimate with each change, and its figures where they are kept. */
function useStored(estimate: StoredEstimate, isStored: boolean, isKept: boolean): void {
  const last = useRef(estimate);
  useEffect(() => {
    if (!isStored || isSame(last.current, estimate)) return;
    last.current = estimate;
    storeEstimate(estimate);
    if (isKept && estimate.answers) keepFigures(estimate.answers);
  });
}

export function useEstimate(): Estimate {
  const estimate = use(EstimateContext);
  if (estimate === null) throw new Error('Outside of an estimate');
  return estimate;
}

/** Returns the estimate while module 1 is open and the answers have neither figures nor a message; otherwise null. */
export function useEstimateInstead(): Simulator | null {
  const { simulator } = useEstimate();
  const { modules } = useSteps().progress;
  const { status, message } = useFigures().result;
  return modules.m1.active && status === 'empty' && message === null ? simulator : null;
}

/** Returns true while the page's figures are the estimate's, because the form has none of its own. */
export function useIsEstimating(): boolean {
  const { blank } = useForm();
  const isOwnBegun = useAnswers((answers) => isBegun({ answers, blank }));
  const { modules } = useSteps().progress;
  return modules.m1.active && !isOwnBegun;
}
