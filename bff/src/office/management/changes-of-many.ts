import { Problem } from '../../http/problem.ts';
import { assertNotBeingSent, assertOpen, type OfClient } from '../../simulations/reading/open-simulations.ts';
import { SIMULATION_NOT_FOUND } from '../../simulations/reading/simulation-access.ts';
import { assertVersion } from '../../simulations/reading/simulation-version.ts';
import { type Change, changeOf, type Choices, nextDecision } from './decision.ts';
import { rejoined } from './one-executive.ts';
import { type ChangeOfMany, RefusedChanges } from './requested-change.ts';

/**
 * Returns the requested changes, of these simulations alone.
 * @param found those simulations, among others
 * @throws RefusedChanges
 */
export function changesOfMany(
  requested: readonly ChangeOfMany[],
  found: readonly OfClient[],
  choices: Choices,
): readonly Change[] {
  const simulations = new Map(found.map((each) => [each.simulation.uuid, each]));
  const problems = new Map<string, Problem>();
  const changes = requested.flatMap(({ uuid, wanted, version }): Change[] => {
    try {
      const known = simulations.get(uuid);
      if (!known) throw new Problem(404, SIMULATION_NOT_FOUND);
      const { simulation, client, send } = known;
      assertOpen(simulation);
      assertNotBeingSent(send);
      assertVersion(simulation, version);
      const ofClient = found.filter((each) => each.client === client);
      const next = rejoined(simulation, nextDecision(simulation, wanted, choices), ofClient);
      const change = changeOf(simulation, next);
      return change ? [change] : [];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.set(uuid, error);
      return [];
    }
  });
  if (problems.size > 0) throw new RefusedChanges(problems);
  return changes;
}
