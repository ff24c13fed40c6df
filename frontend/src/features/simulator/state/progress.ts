/** The progress: modules, result and confirmation. Answers belong to the form. */
import { isSame, type CreditAnswers, type ProjectAnswers, type WrittenNames } from '../answers/answers.ts';
import type { ModuleId } from '../answers/fields.ts';
import type { Calculated } from '../calculation/calculated.ts';
import type { ContactDetails } from '#shared/simulation/client-record.ts';
import type { Recorded } from '#shared/simulation/professional-entry.ts';
import type { Asked, QuestionName } from '#shared/simulation/asked-questions.ts';
import type { Contact, SavedSimulation } from '#shared/simulation/summary-slots.ts';
import {
  checked,
  completed,
  INITIAL_MODULES,
  isAnyOpen,
  opened,
  touched,
  withdrawn,
  type Modules,
} from './modules.ts';

/** Contact details of a saved simulation that differ from the client's record, which was filled in. */
export interface ClientRecordNote extends ContactDetails {
  /** RUT of that record, `12345678-k`: the note concerns no other client. */
  readonly identification: string;
}

export interface Progress {
  readonly modules: Modules;
  /** The result of the button, which can be confirmed as long as it answers the present request. */
  readonly calculated: Calculated | null;
  /**
   * Every attempt to save the result sends it, also after another confirmation: the page may be left before a save is answered.
   * '' without a result.
   */
  readonly intentKey: string;
  /** The result was confirmed: the summary shows it. */
  readonly isConfirmed: boolean;
  /** RUT and phone that are being typed in the summary; null while they are those of the answers. */
  readonly typedContact: Contact | null;
  /** The simulation that was saved last: its answers are no longer stored. */
  readonly saved: SavedSimulation | null;
  /** The simulation that staff saved of these answers. */
  readonly recorded: Recorded | null;
  /** Something was answered since they were opened or saved. */
  readonly isUnsaved: boolean;
  readonly recordNote: ClientRecordNote | null;
  /** Sentences about what differs from the saved simulation that was opened, until the credit is calculated. */
  readonly departures: readonly string[];
  /** Project and credit are those of an earlier visit. */
  readonly isResumed: boolean;
  /** They came with a link. */
  readonly isShared: boolean;
  /** Figures that were removed when the credit's purpose changed, one set per purpose. */
  readonly left: readonly PurposeFigures[];
  /** Questions about the result. */
  readonly asked: Asked;
  readonly written: WrittenNames;
}

/** Answers of one purpose of the credit. */
export interface PurposeFigures {
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
}

export type ProgressAction =
  /** `isAnotherCredit`: module 3 and its results start over; `left`: the figures of the purpose that was left. */
  | {
      readonly type: 'answered';
      readonly module: ModuleId;
      readonly isAnotherCredit: boolean;
      readonly left?: PurposeFigures | undefined;
    }
  | ({ readonly type: 'prefilled' } & Pick<Progress, 'modules' | 'recordNote' | 'departures'>)
  | { readonly type: 'moduleCompleted'; readonly module: ModuleId }
  | { readonly type: 'moduleOpened'; readonly module: ModuleId }
  /** Opens a module if the confirmation closed all of them. */
  | { readonly type: 'cameBack'; readonly module: ModuleId }
  /** `key`: another result is another intent. */
  | { readonly type: 'calculated'; readonly calculated: Calculated; readonly key: string }
  | { readonly type: 'confirmed' }
  | { readonly type: 'intentRenewed'; readonly key: string }
  | { readonly type: 'contactTyped'; readonly contact: Contact }
  /** The answers have taken RUT and phone of the summary. */
  | { readonly type: 'contactGiven' }
  | { readonly type: 'saved'; readonly saved: SavedSimulation }
  | { readonly type: 'recorded'; readonly recorded: Recorded }
  | { readonly type: 'asked'; readonly name: QuestionName; readonly text: string }
  | { readonly type: 'written'; readonly written: WrittenNames }
  | { readonly type: 'restarted' };

const NOT_CONFIRMED = { isConfirmed: false, typedContact: null } as const;

export const INITIAL_PROGRESS: Progress = {
  modules: INITIAL_MODULES,
  calculated: null,
  intentKey: '',
  isConfirmed: false,
  typedContact: null,
  saved: null,
  recorded: null,
  isUnsaved: false,
  recordNote: null,
  departures: [],
  isResumed: false,
  isShared: false,
  left: [],
  asked: {},
  written: {},
};

export function progressReducer(state: Progress, action: ProgressAction): Progress {
  const { modules, isConfirmed } = state;
  switch (action.type) {
    case 'answered':
      return answered(state, action);
    case 'prefilled':
      return {
        ...INITIAL_PROGRESS,
        modules: action.modules,
        recordNote: action.recordNote,
        departures: action.departures,
      };
    case 'moduleCompleted':
      return { ...state, isResumed: false, isShared: false, modules: completed(modules, action.module) };
    case 'moduleOpened':
      return { ...state, ...NOT_CONFIRMED, modules: opened(modules, action.module) };
    case 'cameBack':
      return isAnyOpen(modules)
        ? state
        : { ...state, ...NOT_CONFIRMED, modules: opened(modules, action.module) };
    case 'calculated':
      return {
        ...state,
        calculated: action.calculated,
        intentKey: action.key,
        recorded: null,
        departures: [],
        modules: checked(modules, 'm3'),
      };
    case 'confirmed':
      return {
        ...state,
        isConfirmed: true,
        typedContact: null,
        saved: null,
        modules: completed(modules, 'm3'),
      };
    case 'intentRenewed':
      return { ...state, intentKey: action.key };
    case 'contactTyped':
      return isConfirmed ? { ...state, typedContact: action.contact } : state;
    case 'contactGiven':
      return { ...state, typedContact: null };
    case 'saved':
      return { ...INITIAL_PROGRESS, saved: action.saved };
    case 'recorded':
      return { ...state, recorded: action.recorded, isUnsaved: false, modules: completed(modules, 'm3') };
    case 'asked':
      return { ...state, asked: { ...state.asked, [action.name]: action.text } };
    case 'written':
      return { ...state, written: { ...state.written, ...action.written } };
    case 'restarted':
      return INITIAL_PROGRESS;
  }
}

const withLeft = (
  before: readonly PurposeFigures[],
  left: PurposeFigures | undefined,
): readonly PurposeFigures[] =>
  left === undefined
    ? before
    : [...before.filter(({ project }) => project.creditType !== left.project.creditType), left];

function answered(
  state: Progress,
  { module, isAnotherCredit, left }: Extract<ProgressAction, { type: 'answered' }>,
): Progress {
  const modules = touched(state.modules, module);
  const next: Progress = {
    ...state,
    left: withLeft(state.left, left),
    recorded: null,
    isUnsaved: true,
    modules: isAnotherCredit ? withdrawn(modules, 'm3') : modules,
    ...(isAnotherCredit && { calculated: null, ...NOT_CONFIRMED }),
  };
  // Most keystrokes change no progress: nothing that shows it is drawn again.
  return isSame(next, state) ? state : next;
}
