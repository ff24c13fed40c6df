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
import type { Calculated } from './calculated.ts';

export interface SimulatorState {
  readonly modules: Modules;
  readonly client: ClientAnswers;
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
  /** The result of the button, which can be confirmed while the answers still ask for it. */
  readonly calculated: Calculated | null;
  readonly isConfirmed: boolean;
}

export type SimulatorAction =
  | { readonly type: 'clientChanged'; readonly client: ClientAnswers }
  | { readonly type: 'projectChanged'; readonly project: ProjectAnswers }
  | { readonly type: 'creditChanged'; readonly credit: CreditAnswers }
  | { readonly type: 'moduleCompleted'; readonly module: ModuleId }
  | { readonly type: 'moduleOpened'; readonly module: ModuleId }
  | { readonly type: 'calculated'; readonly calculated: Calculated }
  | { readonly type: 'confirmed' };

export const INITIAL_STATE: SimulatorState = {
  modules: INITIAL_MODULES,
  client: NO_CLIENT,
  project: NO_PROJECT,
  credit: NO_CREDIT,
  calculated: null,
  isConfirmed: false,
};

export function simulatorReducer(state: SimulatorState, action: SimulatorAction): SimulatorState {
  switch (action.type) {
    case 'clientChanged':
      return { ...state, client: action.client, modules: touched(state.modules, 'm1') };
    case 'projectChanged':
      return projectChanged(state, action.project);
    case 'creditChanged':
      return { ...state, credit: action.credit, modules: touched(state.modules, 'm3') };
    case 'moduleCompleted':
      return { ...state, modules: completed(state.modules, action.module) };
    case 'moduleOpened':
      return { ...state, isConfirmed: false, modules: opened(state.modules, action.module) };
    case 'calculated':
      return { ...state, calculated: action.calculated, modules: checked(state.modules, 'm3') };
    case 'confirmed':
      return { ...state, isConfirmed: true, modules: completed(state.modules, 'm3') };
  }
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
    isConfirmed: false,
  };
}
