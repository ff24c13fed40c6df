import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { ApiError, answerOf, failureText } from '#shared/api/api-error.ts';
import { type Executive, refreshSimulationLists, type Resolution } from '#shared/office/queries.ts';
import { useUnsavedInDetail, useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { clearChoice, storeChoice, storedChoice } from './stored-choice.ts';
import { changeOf, isSame, resolutionIn, savedDecision, type Decision } from './decision.ts';

type Schemas = components['schemas'];

const INVALID = 'Valores no válidos.';
const NOT_UPDATED = 'Ha ocurrido un error al actualizar información.';
const UNDO = 'Deshacer';
const UNDONE = 'Cambio deshecho.';
const UNDO_MS = 10_000;
const REFUSED = 400;
const CONFLICT = 409;

interface Change {
  /** Version that was on screen. */
  readonly version: number;
  readonly body: Schemas['UpdateInfoDto'];
}

/** Change, with the previous values that an undo restores. */
interface UndoableChange extends Change {
  readonly before: Schemas['UpdateInfoDto'];
}

/** Saves a change. @throws ApiError; 409 names who changed the simulation since it was read */
const updateInfo = (uuid: string, { version, body }: Change): Promise<Schemas['UpdatedDto']> =>
  answerOf(
    client.PATCH('/simulations/api/simulations/{uuid}/update_info', {
      params: { path: { uuid }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
  );

/** A colleague's change that was saved first. */
export interface Conflict {
  /** Sentence with the colleague's name and the time. */
  readonly message: string;
  /** True once the screen shows the colleague's version. */
  readonly isReread: boolean;
}

export interface ChosenDecision {
  readonly chosen: Decision;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly conflict: Conflict | null;
  readonly chooseState: (state: number) => void;
  readonly chooseResolution: (resolution: number) => void;
  readonly chooseExecutive: (executive: number | null) => void;
  readonly save: () => void;
}

/**
 * Returns the decision of a simulation, with its changes. The unsaved choice is stored in the tab until it is saved. If a
 * colleague changes the simulation meanwhile, the choice stays and all other values are updated. See docs/rules.md R312.
 */
export function useDecision(
  read: SimulationRead,
  resolutions: readonly Resolution[],
  executives: readonly Executive[],
): ChosenDecision {
  const toast = useToast();
  const queries = useQueryClient();
  const [choice, setChoice] = useState<Partial<Decision>>(() => storedChoice(read, resolutions, executives));
  const saved = savedDecision(read);
  const chosen = read.enviado_a_finnflow ? saved : { ...saved, ...choice };
  const isChanged = !isSame(chosen, saved);
  useUnsavedInTab(isChanged);
  const { uuid, version } = read;
  useEffect(() => {
    if (isChanged) storeChoice({ uuid, version }, choice);
    else clearChoice({ uuid });
  }, [uuid, version, isChanged, choice]);
  const { queryKey: key } = simulationQuery(uuid);

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ version: read, body }: UndoableChange) => updateInfo(uuid, { version: read, body }),
    onSuccess: async ({ simulation, message }, { before }) => {
      // Cancels running requests, whose answers would undo the change.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData(key, simulation);
      setChoice({});
      toast.show(message, {
        tone: 'good',
        durationMs: UNDO_MS,
        action: { label: UNDO, run: () => undo({ version: simulation.version, body: before }) },
      });
    },
    onError: (reason) => {
      const status = reason instanceof ApiError ? reason.status : 0;
      if (status === CONFLICT) return queries.invalidateQueries({ queryKey: key });
      toast.show(status === REFUSED ? failureText(reason, NOT_UPDATED) : NOT_UPDATED, { tone: 'bad' });
      return undefined;
    },
    onSettled: () => void refreshSimulationLists(queries),
  });

  // A running save does not block another row.
  useUnsavedInDetail(isChanged && !isPending, () => clearChoice({ uuid }));

  const { mutate: undo } = useMutation({
    mutationFn: (change: Change) => updateInfo(uuid, change),
    onSuccess: async ({ simulation }) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData(key, simulation);
      toast.show(UNDONE, { tone: 'good' });
    },
    // A colleague's change is kept; the answer names them.
    onError: (reason) => {
      toast.show(failureText(reason, NOT_UPDATED), { tone: 'bad' });
      return queries.invalidateQueries({ queryKey: key });
    },
    onSettled: () => void refreshSimulationLists(queries),
  });

  const choose = (changed: Partial<Decision>): void => setChoice((before) => ({ ...before, ...changed }));
  return {
    chosen,
    isChanged,
    isSaving: isPending,
    conflict:
      error instanceof ApiError && error.status === CONFLICT
        ? { message: error.message, isReread: version !== variables?.version }
        : null,
    // A resolution belongs to one state, so both are chosen together.
    chooseState: (state) =>
      choose({ state, resolution: resolutionIn(state, chosen.resolution, resolutions) }),
    chooseResolution: (resolution) => choose({ state: chosen.state, resolution }),
    chooseExecutive: (executive) => choose({ executive }),
    save: () => {
      const body = changeOf(chosen);
      if (body === null) toast.show(INVALID, { tone: 'bad' });
      else mutate({ version, body, before: changeOf(saved) ?? body });
    },
  };
}
