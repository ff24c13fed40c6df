/** What a folded module says of itself. Source: spec 2 §4. */
import { NO_CLIENT, NO_CREDIT, NO_PROJECT } from './answers.ts';
import type { ModuleId } from './modules.ts';
import type { SimulatorState } from './simulator-state.ts';
import type { Simulation } from './use-simulation.ts';

/** `later`: nothing answered yet. `review`: answers that have to be looked at again. */
export type FoldedState = 'later' | 'done' | 'review' | 'uncalculated';

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

const isUntouched: Readonly<Record<ModuleId, (state: SimulatorState) => boolean>> = {
  m1: ({ client }) => isSame(client, NO_CLIENT),
  m2: ({ project }) => isSame(project, NO_PROJECT),
  m3: ({ credit }) => isSame(credit, NO_CREDIT),
};

export function foldedState(
  id: ModuleId,
  state: SimulatorState,
  { modules, isCreditValid }: Pick<Simulation, 'modules' | 'isCreditValid'>,
): FoldedState {
  if (modules[id].valid) return 'done';
  if (isUntouched[id](state)) return 'later';
  return id === 'm3' && isCreditValid ? 'uncalculated' : 'review';
}
