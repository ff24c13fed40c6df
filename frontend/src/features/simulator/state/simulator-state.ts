import { CURRENT_CONSENT } from '@simulador/contracts/messages/consent';
import type { Flavour } from '@simulador/contracts/domain/limits';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import {
  NO_CLIENT,
  NO_PROJECT,
  noCredit,
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from '../answers/answers.ts';
import {
  checked,
  completed,
  INITIAL_MODULES,
  opened,
  touched,
  withdrawn,
  type ModuleId,
  type Modules,
} from './modules.ts';
import type { Recorded } from '#shared/simulation/professional-entry.ts';
import type { Contact, SavedSimulation } from '#shared/simulation/summary-slots.ts';
import type { Calculated } from '../calculation/calculated.ts';
import { contactOf, withContact } from './contact.ts';

/** What the ticked box agreed to, and when (ISO 8601). */
export interface GivenConsent {
  readonly version: string;
  readonly acceptedAt: string;
}

/** A result that the visitor confirmed, on its way to being saved. */
export interface Confirmation {
  /** Every try to save it carries this one. */
  readonly intentKey: string;
  /** As typed in the summary. */
  readonly contact: Contact;
}

export interface SimulatorState extends Answers {
  readonly modules: Modules;
  /** Null while the box is not ticked. */
  readonly consent: GivenConsent | null;
  /** The result of the button, which can be confirmed while the answers still ask for it. */
  readonly calculated: Calculated | null;
  readonly confirmation: Confirmation | null;
  /** The simulation that was saved last: its answers are gone. */
  readonly saved: SavedSimulation | null;
  /** The simulation that staff saved of these answers. */
  readonly recorded: Recorded | null;
  /** Project and credit are those of an earlier visit. */
  readonly isResumed: boolean;
  /** They came with a link. */
  readonly isShared: boolean;
}

export type SimulatorAction =
  | { readonly type: 'clientChanged'; readonly client: ClientAnswers; readonly now: string }
  /** In the module that asks for the phone alone. */
  | { readonly type: 'phoneTyped'; readonly phone: string }
  | { readonly type: 'projectChanged'; readonly project: ProjectAnswers }
  | { readonly type: 'creditChanged'; readonly credit: CreditAnswers }
  /** The property's value, where module 2 asks for it. */
  | { readonly type: 'valueChanged'; readonly propertyValue: MoneyValue }
  | { readonly type: 'prefilled'; readonly answers: Answers; readonly modules: Modules }
  | { readonly type: 'moduleCompleted'; readonly module: ModuleId }
  | { readonly type: 'moduleOpened'; readonly module: ModuleId }
  /** `key`: another result is another intent. */
  | { readonly type: 'calculated'; readonly calculated: Calculated; readonly key: string }
  | { readonly type: 'confirmed'; readonly key: string }
  | { readonly type: 'intentRenewed'; readonly key: string }
  | { readonly type: 'contactTyped'; readonly contact: Contact }
  | { readonly type: 'contactGiven' }
  | { readonly type: 'saved'; readonly saved: SavedSimulation }
  | { readonly type: 'recorded'; readonly recorded: Recorded }
  | { readonly type: 'restarted' };

export const initialState = (flavour: Flavour): SimulatorState => ({
  flavour,
  modules: INITIAL_MODULES,
  client: NO_CLIENT,
  consent: null,
  project: NO_PROJECT,
  credit: noCredit(flavour),
  calculated: null,
  confirmation: null,
  saved: null,
  recorded: null,
  isResumed: false,
  isShared: false,
});
export const INITIAL_STATE = initialState('web');

export function simulatorReducer(state: SimulatorState, action: SimulatorAction): SimulatorState {
  switch (action.type) {
    case 'clientChanged':
      return {
        ...state,
        client: action.client,
        recorded: null,
        consent: consentAfter(state, action.client, action.now),
        modules: touched(state.modules, 'm1'),
      };
    case 'phoneTyped':
      return { ...state, client: { ...state.client, phone: action.phone }, recorded: null };
    case 'projectChanged':
      return projectChanged(state, action.project);
    case 'creditChanged':
      return { ...state, credit: action.credit, recorded: null, modules: touched(state.modules, 'm3') };
    case 'valueChanged':
      return valueChanged(state, action.propertyValue);
    case 'prefilled':
      return { ...initialState(state.flavour), ...action.answers, modules: action.modules };
    case 'moduleCompleted':
      return {
        ...state,
        isResumed: false,
        isShared: false,
        modules: completed(state.modules, action.module),
      };
    case 'moduleOpened':
      return { ...state, confirmation: null, modules: opened(state.modules, action.module) };
    case 'calculated':
      return calculated(state, action.calculated, action.key);
    case 'confirmed':
      return {
        ...state,
        confirmation: { intentKey: action.key, contact: contactOf(state.client) },
        saved: null,
        modules: completed(state.modules, 'm3'),
      };
    case 'intentRenewed':
      return { ...state, confirmation: underKey(state.confirmation, action.key) };
    case 'contactTyped':
      return state.confirmation === null
        ? state
        : { ...state, confirmation: { ...state.confirmation, contact: action.contact } };
    case 'contactGiven':
      return state.confirmation === null
        ? state
        : { ...state, ...withContact(state, state.confirmation.contact) };
    case 'saved':
      return { ...initialState(state.flavour), saved: action.saved };
    case 'recorded':
      return { ...state, recorded: action.recorded, modules: completed(state.modules, 'm3') };
    case 'restarted':
      return initialState(state.flavour);
  }
}

/** The moment stays that of the tick, whatever else is answered. */
function consentAfter(state: SimulatorState, client: ClientAnswers, now: string): GivenConsent | null {
  if (!client.consent) return null;
  return state.consent ?? { version: CURRENT_CONSENT.version, acceptedAt: now };
}

const underKey = (confirmation: Confirmation | null, intentKey: string): Confirmation | null =>
  confirmation && { ...confirmation, intentKey };

function calculated(state: SimulatorState, result: Calculated, key: string): SimulatorState {
  return {
    ...state,
    calculated: result,
    recorded: null,
    confirmation: underKey(state.confirmation, key),
    modules: checked(state.modules, 'm3'),
  };
}

/** Another credit purpose or property type: the credit is another one, so its answers and results go. */
function projectChanged(state: SimulatorState, project: ProjectAnswers): SimulatorState {
  const changed = { ...state, project, recorded: null, modules: touched(state.modules, 'm2') };
  const { creditType, propertyType } = state.project;
  if (creditType === project.creditType && propertyType === project.propertyType) return changed;
  return withoutCredit(changed);
}

/** Another value is another credit; the same value in another currency is not, and a form that only tells it again changes nothing. */
function valueChanged(state: SimulatorState, propertyValue: MoneyValue): SimulatorState {
  const before = state.credit.propertyValue;
  if (before.currency === propertyValue.currency && before.amount === propertyValue.amount) return state;
  const credit = { ...state.credit, propertyValue };
  const changed = { ...state, credit, recorded: null, modules: touched(state.modules, 'm2') };
  return before.currency === propertyValue.currency ? withoutCredit(changed) : changed;
}

/** Module 3 from the beginning; the value stays where it is module 2's. */
function withoutCredit(state: SimulatorState): SimulatorState {
  const { flavour, credit, modules } = state;
  const kept = flavour === 'web' ? {} : { propertyValue: credit.propertyValue };
  return {
    ...state,
    modules: withdrawn(modules, 'm3'),
    credit: { ...noCredit(flavour), ...kept },
    calculated: null,
    confirmation: null,
  };
}
