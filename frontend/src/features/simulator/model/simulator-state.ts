import { CURRENT_CONSENT } from '@simulador/contracts/messages/consent';
import {
  NO_CLIENT,
  NO_CREDIT,
  NO_PROJECT,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from './answers.ts';
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
import type { Contact, SavedSimulation } from '../../../shared/simulation/summary-slots.ts';
import type { Calculated } from './calculated.ts';
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

export interface SimulatorState {
  readonly modules: Modules;
  readonly client: ClientAnswers;
  /** Null while the box is not ticked. */
  readonly consent: GivenConsent | null;
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
  /** The result of the button, which can be confirmed while the answers still ask for it. */
  readonly calculated: Calculated | null;
  readonly confirmation: Confirmation | null;
  /** The simulation that was saved last: its answers are gone. */
  readonly saved: SavedSimulation | null;
  /** Project and credit are those of an earlier visit. */
  readonly isResumed: boolean;
}

export type SimulatorAction =
  | { readonly type: 'clientChanged'; readonly client: ClientAnswers; readonly now: string }
  | { readonly type: 'projectChanged'; readonly project: ProjectAnswers }
  | { readonly type: 'creditChanged'; readonly credit: CreditAnswers }
  | { readonly type: 'moduleCompleted'; readonly module: ModuleId }
  | { readonly type: 'moduleOpened'; readonly module: ModuleId }
  /** `key`: another result is another intent. */
  | { readonly type: 'calculated'; readonly calculated: Calculated; readonly key: string }
  | { readonly type: 'confirmed'; readonly key: string }
  | { readonly type: 'contactTyped'; readonly contact: Contact }
  | { readonly type: 'contactGiven' }
  | { readonly type: 'saved'; readonly saved: SavedSimulation }
  | { readonly type: 'restarted' };

export const INITIAL_STATE: SimulatorState = {
  modules: INITIAL_MODULES,
  client: NO_CLIENT,
  consent: null,
  project: NO_PROJECT,
  credit: NO_CREDIT,
  calculated: null,
  confirmation: null,
  saved: null,
  isResumed: false,
};

export function simulatorReducer(state: SimulatorState, action: SimulatorAction): SimulatorState {
  switch (action.type) {
    case 'clientChanged':
      return {
        ...state,
        client: action.client,
        consent: consentAfter(state, action.client, action.now),
        modules: touched(state.modules, 'm1'),
      };
    case 'projectChanged':
      return projectChanged(state, action.project);
    case 'creditChanged':
      return { ...state, credit: action.credit, modules: touched(state.modules, 'm3') };
    case 'moduleCompleted':
      return { ...state, isResumed: false, modules: completed(state.modules, action.module) };
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
    case 'contactTyped':
      return state.confirmation === null
        ? state
        : { ...state, confirmation: { ...state.confirmation, contact: action.contact } };
    case 'contactGiven':
      return state.confirmation === null
        ? state
        : { ...state, ...withContact(state, state.confirmation.contact) };
    case 'saved':
      return { ...INITIAL_STATE, saved: action.saved };
    case 'restarted':
      return INITIAL_STATE;
  }
}

/** The moment stays that of the tick, whatever else is answered. */
function consentAfter(state: SimulatorState, client: ClientAnswers, now: string): GivenConsent | null {
  if (!client.consent) return null;
  return state.consent ?? { version: CURRENT_CONSENT.version, acceptedAt: now };
}

function calculated(state: SimulatorState, result: Calculated, key: string): SimulatorState {
  const { confirmation, modules } = state;
  return {
    ...state,
    calculated: result,
    confirmation: confirmation && { ...confirmation, intentKey: key },
    modules: checked(modules, 'm3'),
  };
}

/** Another credit purpose or property type: the credit is another one, so its answers and results go. */
function projectChanged(state: SimulatorState, project: ProjectAnswers): SimulatorState {
  const changed = { ...state, project, modules: touched(state.modules, 'm2') };
  const { creditType, propertyType } = state.project;
  if (creditType === project.creditType && propertyType === project.propertyType) return changed;
  return {
    ...changed,
    modules: withdrawn(changed.modules, 'm3'),
    credit: NO_CREDIT,
    calculated: null,
    confirmation: null,
  };
}
