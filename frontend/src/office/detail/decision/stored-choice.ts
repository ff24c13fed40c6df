/** Unsaved choice of a simulation, stored so that neither going back nor a reload loses it. See docs/rules.md R312. */
import { storeUnsaved, storedUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import type { Executive, Resolution } from '#shared/office/queries.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { Decision } from './decision.ts';

/** The saved version that the choice was made for. Applied to another version, it would undo a colleague's decision. */
type Version = Pick<SimulationRead, 'uuid' | 'version'>;
type StoredChoice = Partial<Decision & Pick<Version, 'version'>>;

const keyOf = ({ uuid }: Pick<Version, 'uuid'>): string => `cambios ${uuid}`;

export const storeChoice = ({ uuid, version }: Version, choice: Partial<Decision>): void =>
  storeUnsaved(keyOf({ uuid }), JSON.stringify({ version, ...choice }));

export const clearChoice = (of: Pick<Version, 'uuid'>): void => storeUnsaved(keyOf(of), '');

/** Returns the stored choice, without values that can't be chosen any more. */
export function storedChoice(
  of: Version,
  resolutions: readonly Resolution[],
  executives: readonly Executive[],
): Partial<Decision> {
  const stored = JSON.parse(storedUnsaved(keyOf(of)) || '{}') as StoredChoice;
  if (stored.version !== of.version) return {};
  const chosen = resolutions.find(
    ({ id, simulation_state }) => id === stored.resolution && simulation_state === stored.state,
  );
  const executive = executives.find(({ id }) => id === stored.executive);
  return {
    ...(chosen && { state: chosen.simulation_state, resolution: chosen.id }),
    ...(executive && { executive: executive.id }),
    ...(stored.executive === null && { executive: null }),
  };
}
