/** The unsaved choice of a simulation: neither going back nor a reload loses it. See docs/rules.md R312. */
import { keepText, keptText } from '#shared/browser/kept-text.ts';
import type { Executive, Resolution } from '#shared/office/queries.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import type { Standing } from './standing.ts';

type Version = Pick<SimulationRead, 'uuid' | 'version'>;

/** The choice belongs to the saved version: applied to another one it would undo somebody else's decision. */
const keyOf = ({ uuid, version }: Version): string => `cambios ${uuid} ${version}`;

export const keepChoice = (of: Version, choice: Partial<Standing>): void =>
  keepText(keyOf(of), JSON.stringify(choice));

export const forgetChoice = (of: Version): void => keepText(keyOf(of), '');

/** The part of it that can still be chosen. */
export function keptChoice(
  of: Version,
  resolutions: readonly Resolution[],
  executives: readonly Executive[],
): Partial<Standing> {
  const { state, resolution, executive } = JSON.parse(keptText(keyOf(of)) || '{}') as Partial<Standing>;
  const chosen = resolutions.find((each) => each.id === resolution && each.simulation_state === state);
  const given = executives.find(({ id }) => id === executive);
  return {
    ...(chosen && { state: chosen.simulation_state, resolution: chosen.id }),
    ...(given && { executive: given.id }),
  };
}
