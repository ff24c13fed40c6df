import type { Resolution } from '#shared/office/queries.ts';
import { useDetailDraft } from '#shared/office/leaving/detail-drafts.tsx';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { changeOf, isSame, resolutionIn, savedDecision, type Decision } from './decision.ts';
import { useUpdate } from './use-update.ts';

/** A colleague's change that was saved first. */
export interface Conflict {
  /** Sentence with the colleague's name and the time. */
  readonly message: string;
  /** True once the screen shows the colleague's version. */
  readonly isReread: boolean;
}

export type ChosenDecision = ReturnType<typeof useDecision>;

/**
 * Returns the decision of a simulation, with its changes. If a colleague changes the simulation meanwhile, the choice stays and all other values are updated. See docs/rules.md R312.
 */
export function useDecision(read: SimulationRead, resolutions: readonly Resolution[]) {
  const [choice, setChoice] = useDetailDraft<Partial<Decision>>('decision', {});
  const saved = savedDecision(read);
  const chosen = read.enviado_a_finnflow ? saved : { ...saved, ...choice };
  const isChanged = !isSame(chosen, saved);
  const { uuid, version } = read;
  const { update, isUpdating, conflict } = useUpdate({ onUpdated: () => setChoice({}) });

  // A running save does not block another row.
  useUnsavedInDetail(isChanged && !isUpdating);

  const choose = (changed: Partial<Decision>): void => setChoice({ ...choice, ...changed });
  return {
    chosen,
    isChanged,
    isSaving: isUpdating,
    conflict: conflict && { message: conflict.message, isReread: version !== conflict.change.version },
    // A resolution belongs to one state, so both are chosen together.
    chooseState: (state: number): void =>
      choose({ state, resolution: resolutionIn(state, chosen.resolution, resolutions) }),
    chooseResolution: (resolution: number): void => choose({ state: chosen.state, resolution }),
    chooseExecutive: (executive: number | null): void => choose({ executive }),
    save: () => {
      const body = changeOf(chosen);
      if (body !== null) update({ uuid, version, body, before: changeOf(saved) ?? body });
    },
  };
}
