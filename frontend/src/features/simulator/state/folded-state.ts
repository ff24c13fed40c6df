/** What a folded module says of itself. See docs/rules.md R81. */
import { NO_CLIENT, NO_CREDIT, NO_PROJECT, noCredit, type Answers } from '../answers/answers.ts';
import { isSame } from '../answers/is-same.ts';
import type { ModuleId } from './modules.ts';
import type { SimulatorState } from './simulator-state.ts';
import type { Simulation } from '../calculation/use-simulation.ts';

/**
 * `later`: nothing answered yet. `pending`: answers of an earlier visit or of a link, whose turn has not come: nobody was
 * asked for the rest. `review`: answers that have to be looked at again.
 */
export type FoldedState = 'later' | 'done' | 'pending' | 'review' | 'uncalculated';

const isUntouched: Readonly<Record<ModuleId, (answers: Answers) => boolean>> = {
  m1: ({ client }) => isSame(client, NO_CLIENT),
  m2: ({ project }) => isSame(project, NO_PROJECT),
  // The professional flavour asks for the value in module 2.
  m3: ({ flavour, credit }) =>
    isSame(
      flavour === 'web' ? credit : { ...credit, propertyValue: NO_CREDIT.propertyValue },
      noCredit(flavour),
    ),
};

export function foldedState(
  id: ModuleId,
  state: SimulatorState,
  { modules, isCreditValid }: Pick<Simulation, 'modules' | 'isCreditValid'>,
): FoldedState {
  if (modules[id].valid) return 'done';
  if (isUntouched[id](state)) return 'later';
  if (id === 'm2' && (state.isResumed || state.isShared)) return 'pending';
  return id === 'm3' && isCreditValid ? 'uncalculated' : 'review';
}
