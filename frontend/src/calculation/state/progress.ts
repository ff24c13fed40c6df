/** Progress of a simulation: modules, result and confirmation. The answers are in the form. */
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { type Answers, isSame, type WrittenNames } from '../answers/answers.ts';
import type { ModuleId } from '../answers/fields.ts';
import type { Calculated } from '../figures/calculated.ts';
import type { Recorded } from '#shared/simulation/professional-entry.ts';
import type { AskedQuestions, QuestionName } from '#shared/simulation/asked-questions.ts';
import { completed, INITIAL_MODULES, isAnyOpen, marked, type Modules, opened, withdrawn } from './modules.ts';

/** Answers as typed before a known client's were added, and with them. See docs/rules.md R884. */
export interface Filled {
  /** `12345678-k` */
  readonly rut: string;
  readonly before: Answers;
  readonly after: Answers;
  /** Whether property and credit are those of the last simulation; null if the client has none. */
  readonly hasCredit: boolean | null;
}

export interface Progress {
  readonly modules: Modules;
  /** Result of the button. It can be confirmed while it fits the current request. */
  readonly calculated: Calculated | null;
  /**
   * Idempotency key of every attempt to save the result, also after another confirmation, because the page may be left before a
   * save is answered. '' without a result.
   */
  readonly intentKey: string;
  /** True if the result was confirmed and no answer has changed since: the summary shows it, also after the way back and forward. */
  readonly isConfirmed: boolean;
  /** Whether the visitor ticked in the summary that they want to be called. */
  readonly wantsCall: boolean;
  /** The last saved simulation. Of its answers only property and figures are still stored. */
  readonly saved: SavedSimulation | null;
  /** Staff's saved simulation of the current answers. */
  readonly recorded: Recorded | null;
  /** True if answers changed since they were opened or saved. */
  readonly isUnsaved: boolean;
  /** Answers from a known client's record; null if none were added. */
  readonly filled: Filled | null;
  /** True if project and credit are from a link. */
  readonly isShared: boolean;
  /** Saved simulation whose rate is quoted; null without one. */
  readonly quote: LinkQuote | null;
  /** Other debts a month beside the income, whole pesos, digits only. */
  readonly debtsClp: string;
  /** True if another project has reset answers of module 3 since the last result. */
  readonly wasReset: boolean;
  /** Questions about the result. */
  readonly asked: AskedQuestions;
  readonly written: WrittenNames;
}

type Found = Pick<Progress, 'modules' | 'quote'>;

export type ProgressAction =
  /** `isAnotherCredit`: withdraws the result and, unless answered in module 3 itself, module 3. `isReset`: answers were reset. */
  | {
      readonly type: 'answered';
      readonly module: ModuleId;
      readonly isAnotherCredit: boolean;
      readonly isReset?: boolean;
    }
  | ({ readonly type: 'prefilled' } & Found)
  /** A known client's answers were added or withdrawn. `found`: with them property and credit. */
  | { readonly type: 'filled'; readonly filled: Filled | null; readonly found: Found | null }
  | { readonly type: 'moduleCompleted'; readonly module: ModuleId }
  | { readonly type: 'moduleOpened'; readonly module: ModuleId }
  /** Opens a module after the confirmation has closed all of them. */
  | { readonly type: 'cameBack'; readonly module: ModuleId }
  /** `key`: a new result gets a new idempotency key. */
  | { readonly type: 'calculated'; readonly calculated: Calculated; readonly key: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'saved'; readonly saved: SavedSimulation }
  | { readonly type: 'recorded'; readonly recorded: Recorded }
  | { readonly type: 'asked'; readonly name: QuestionName; readonly text: string }
  | ({ readonly type: 'noted' } & Partial<Pick<Progress, 'wantsCall' | 'intentKey' | 'debtsClp'>>)
  | { readonly type: 'written'; readonly written: WrittenNames }
  | { readonly type: 'restarted' };

export const INITIAL_PROGRESS: Progress = {
  modules: INITIAL_MODULES,
  calculated: null,
  intentKey: '',
  isConfirmed: false,
  wantsCall: false,
  saved: null,
  recorded: null,
  isUnsaved: false,
  filled: null,
  isShared: false,
  quote: null,
  debtsClp: '',
  wasReset: false,
  asked: {},
  written: {},
};

export function progressReducer(state: Progress, action: ProgressAction): Progress {
  const { modules } = state;
  switch (action.type) {
    case 'answered':
      return answered(state, action);
    case 'prefilled':
      return { ...INITIAL_PROGRESS, modules: action.modules, quote: action.quote };
    case 'filled': {
      const { filled, found } = action;
      return answered({ ...state, ...found, filled }, { module: 'm1', isAnotherCredit: found !== null });
    }
    case 'moduleCompleted':
      return { ...state, isShared: false, modules: completed(modules, action.module) };
    case 'moduleOpened':
      return { ...state, modules: opened(modules, action.module) };
    case 'cameBack':
      return isAnyOpen(modules) ? state : { ...state, modules: opened(modules, action.module) };
    case 'calculated':
      return {
        ...state,
        calculated: action.calculated,
        intentKey: action.key,
        recorded: null,
        wasReset: false,
        modules: marked(modules, 'm3', true),
      };
    case 'confirmed':
      return {
        ...state,
        isConfirmed: true,
        saved: null,
        modules: completed(modules, 'm3'),
      };
    case 'saved':
      return { ...INITIAL_PROGRESS, saved: action.saved };
    case 'recorded':
      return { ...state, recorded: action.recorded, isUnsaved: false, modules: completed(modules, 'm3') };
    case 'asked':
      return { ...state, asked: { ...state.asked, [action.name]: action.text } };
    case 'noted': {
      const { type: _, ...noted } = action;
      return { ...state, ...noted };
    }
    case 'written':
      return { ...state, written: { ...state.written, ...action.written } };
    case 'restarted':
      return INITIAL_PROGRESS;
  }
}

function answered(
  state: Progress,
  { module, isAnotherCredit, isReset = false }: Omit<Extract<ProgressAction, { type: 'answered' }>, 'type'>,
): Progress {
  const modules = marked(state.modules, module, false);
  const next: Progress = {
    ...state,
    recorded: null,
    isConfirmed: false,
    isUnsaved: true,
    // Another person has consented to nothing. See docs/rules.md R701.
    wantsCall: module !== 'm1' && state.wantsCall,
    wasReset: state.wasReset || isReset,
    modules: isAnotherCredit && module !== 'm3' ? withdrawn(modules) : modules,
    ...(isAnotherCredit && { calculated: null }),
  };
  // Keeps the old object if nothing changed, as with most keystrokes, so that nothing is rerendered.
  return isSame(next, state) ? state : next;
}

/** Figures of a saved simulation for the success screen. UF as decimal numbers, whole pesos, rate in annual percent. */
export interface SavedSimulation {
  readonly uuid: string;
  /** Short number for people. */
  readonly id: number;
  readonly email: string;
  readonly dividendClp: number;
  readonly dividendUf: number;
  /** Amount needed today, and the minimum income, pesos. */
  readonly needs: { readonly clp: number; readonly incomeClp: number; readonly hasSavings: boolean };
  readonly creditUf: number;
  /** Credit in pesos as typed; null if it was typed in UF. */
  readonly creditClp: number | null;
  /** Pesos per UF, as saved. */
  readonly ufValueClp: number;
  /** ISO 8601, day of that UF. */
  readonly ufDate: string;
  readonly years: number;
  readonly annualRatePct: number;
  /** ISO 8601. */
  readonly date: string;
  /** Kind of worker, as in `Dependiente`. */
  readonly workerType: string;
  readonly hasCodebtor: boolean;
  /** Address that opens the figures. */
  readonly url: string;
  /** ISO 8601, last day of the quoted rate; null if none was promised. */
  readonly quotedUntil: string | null;
  /** Whether the visitor agreed to be contacted. */
  readonly wantsContact: boolean;
  /** Telephone of a person who agreed to be contacted; null for none. */
  readonly phone: string | null;
}
