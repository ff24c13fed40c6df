/** State, resolution and executive of a simulation: the saved ones, the chosen ones, and the options. */
import type { components } from '@simulador/contracts/generated/bff';
import {
  type Executive,
  NOBODY,
  type Resolution,
  type State,
  executivesQuery,
  resolutionsQuery,
  statesQuery,
} from '../../lists/queries.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { FailedPartProps } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';

export interface Decision {
  readonly state: number;
  readonly resolution: number;
  /** Id of the executive; null for none. */
  readonly executive: number | null;
  /** True to leave the client's other simulations with whom they have. */
  readonly leavesOthers?: boolean;
}

/** Names of the fields. */
export const DECISION_FIELDS = {
  state: 'detail_state',
  resolution: 'detail_resolution',
  executive: 'detail_executive',
} as const;

/** Value of the resolution select if the state has no resolution. */
export const NO_RESOLUTION = -1;

type Saved = Pick<
  SimulationRead,
  'estado' | 'estado_description' | 'resolucion' | 'resolucion_description' | 'commercial' | 'executive'
>;

export const savedDecision = ({ estado, resolucion, commercial }: Saved): Decision => ({
  state: estado,
  resolution: resolucion,
  executive: commercial,
});

export const isSame = (a: Decision, b: Decision): boolean =>
  a.state === b.state && a.resolution === b.resolution && a.executive === b.executive;

/** Returns the resolution if it belongs to the new state, else the state's first one, or none. See docs/rules.md R312. */
export function resolutionIn(
  state: number,
  resolution: number,
  options: readonly Pick<Resolution, 'id' | 'simulation_state'>[],
): number {
  const own = options.filter((each) => each.simulation_state === state);
  return (own.find(({ id }) => id === resolution) ?? own[0])?.id ?? NO_RESOLUTION;
}

const optionOf = (id: number, label: string): SelectOption => ({ value: String(id), label });

/** Adds the saved value, which may be kept even if it can no longer be chosen. */
const withSaved = (options: readonly SelectOption[], saved: SelectOption): readonly SelectOption[] =>
  options.some(({ value }) => value === saved.value) ? options : [saved, ...options];

export const stateOptions = (states: readonly State[], saved: Saved): readonly SelectOption[] =>
  withSaved(
    states.map(({ id, description }) => optionOf(id, description)),
    optionOf(saved.estado, saved.estado_description),
  );

/** Returns the current resolutions, and the saved one even if it was retired. */
export function choosableResolutions(
  resolutions: readonly Resolution[],
  { estado, resolucion, resolucion_description }: Omit<Saved, 'executive' | 'commercial'>,
): readonly Resolution[] {
  if (resolutions.some(({ id }) => id === resolucion)) return resolutions;
  return [{ id: resolucion, description: resolucion_description, simulation_state: estado }, ...resolutions];
}

export function resolutionOptions(
  resolutions: readonly Resolution[],
  state: number,
): readonly SelectOption[] {
  const own = resolutions.filter((each) => each.simulation_state === state);
  return own.length === 0
    ? [optionOf(NO_RESOLUTION, 'Sin resoluciones')]
    : own.map(({ id, description }) => optionOf(id, description));
}

/** Returns the options of the executive: nobody, the executives, and the saved one even if disabled. */
export function executiveOptions(executives: readonly Executive[], saved: Saved): readonly SelectOption[] {
  const options = executives.map(({ id, full_name }) => optionOf(id, full_name));
  const nobody = { value: '', label: NOBODY };
  return saved.commercial === null
    ? [nobody, ...options]
    : [nobody, ...withSaved(options, optionOf(saved.commercial, saved.executive ?? ''))];
}

/** Returns the request's body; null without a resolution. */
export const changeOf = (decision: Decision): components['schemas']['UpdateInfoDto'] | null => {
  const { state: estado, resolution: resolucion, executive: commercial } = decision;
  return resolucion === NO_RESOLUTION ? null : { estado, resolucion, commercial, ...leaving(decision) };
};

export const leaving = ({ leavesOthers }: Decision) => leavesOthers === true && { leave_others: true };

/** Options of the selects; executives are for the administrator only. */
export interface DecisionLists {
  readonly states: readonly State[];
  readonly resolutions: readonly Resolution[];
  readonly executives: readonly Executive[] | null;
}

export interface DecisionListsState {
  readonly lists: DecisionLists | null;
  /** Message if a list failed to load; null otherwise. */
  readonly failure: FailedPartProps | null;
}

const NOT_OFFERED = 'No pudimos cargar los estados y las resoluciones.';

export function useDecisionLists(isAdmin: boolean): DecisionListsState {
  const states = useQuery(statesQuery);
  const resolutions = useQuery(resolutionsQuery);
  const executives = useQuery(executivesQuery(isAdmin));
  const isThere = states.data && resolutions.data && (executives.data || !isAdmin);
  const failure = failureOf([states, resolutions, executives], NOT_OFFERED);
  return {
    lists: isThere
      ? { states: states.data, resolutions: resolutions.data, executives: executives.data ?? null }
      : null,
    failure: failure && { ...failure, message: NOT_OFFERED },
  };
}
