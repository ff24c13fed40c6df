import { useState } from 'react';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';
import { failureOf, type Failure, type Step } from './save-failure.ts';

type Schemas = components['schemas'];

/** Registers the simulation's client ("Authenticate user"). @throws ApiError, 409 if e-mail or RUT belong to another client */
const introduceClient = (body: Schemas['ClientRequestDto']): Promise<Schemas['IntroducedClientDto']> =>
  answerOf(client.POST('/authentication/api/clients', { body }));

class SaveError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

export interface SavingOptions<ToSave, Saved> {
  readonly personOf: (toSave: ToSave) => Schemas['ClientRequestDto'];
  readonly save: (toSave: ToSave, client: Schemas['IntroducedClientDto']) => Promise<Saved>;
  readonly onSaved: (saved: Saved, toSave: ToSave) => void;
  readonly onFailed?: (failure: Failure) => void;
  /** Calculates again. Resolves to a message if that failed. */
  readonly recalculate: () => Promise<string | null>;
  /** Message for a failure without its own text. */
  readonly otherwise?: string;
}

export interface Saving<ToSave> {
  readonly isSaving: boolean;
  /** Returns false if another save is running and this one was not started. */
  readonly save: (toSave: ToSave) => boolean;
  readonly failure: Failure | null;
  readonly attempt: number;
  readonly clearFailure: () => void;
  /** Calculates new figures in place of those that the bank refused. */
  readonly recalculate: () => void;
  readonly isRecalculating: boolean;
  /** True if there are new figures that were not sent yet. */
  readonly wasRecalculated: boolean;
}

const KEY = ['save-simulation'];

/**
 * Registers the client, then saves the simulation. One attempt at a time; a failed one saves nothing. Not `useAction`: the failure is a step's, has a
 * place of its own with what helps, and two attempts count.
 */
export function useSaving<ToSave, Saved>(options: SavingOptions<ToSave, Saved>): Saving<ToSave> {
  const queries = useQueryClient();
  const { personOf, save, onSaved, onFailed, otherwise } = options;
  const failing = (step: Step) => (reason: unknown) => {
    throw new SaveError(failureOf(reason, step, otherwise));
  };
  const [failed, setFailed] = useState<{ readonly failure: Failure; readonly attempt: number } | null>(null);
  const fail = (error: Error): Failure => {
    const failure = error instanceof SaveError ? error.failure : failureOf(error, 'save', otherwise);
    setFailed((before) => ({ failure, attempt: (before?.attempt ?? 0) + 1 }));
    return failure;
  };
  const saving = useMutation<Saved, Error, ToSave>({
    mutationKey: KEY,
    mutationFn: async (toSave) => {
      const introduced = await introduceClient(personOf(toSave)).catch(failing('introduce'));
      return save(toSave, introduced).catch(failing('save'));
    },
    onSuccess: onSaved,
    onError: (error) => {
      const failure = fail(error);
      onFailed?.(failure);
    },
  });
  const recalculation = useMutation<null, Error>({
    mutationFn: async () => {
      const message = await options.recalculate();
      if (message !== null) throw new SaveError({ kind: 'changed', message });
      return null;
    },
    onSuccess: () => setFailed(null),
    onError: fail,
  });
  // A save of this screen, or of an earlier one that was left meanwhile.
  const isSaving = useIsMutating({ mutationKey: KEY }) > 0;
  return {
    isSaving,
    save: (toSave) => {
      if (queries.isMutating({ mutationKey: KEY }) > 0) return false;
      setFailed(null);
      recalculation.reset();
      saving.mutate(toSave);
      return true;
    },
    failure: failed?.failure ?? null,
    attempt: failed?.attempt ?? 0,
    clearFailure: () => setFailed(null),
    recalculate: recalculation.mutate,
    isRecalculating: recalculation.isPending,
    wasRecalculated: recalculation.isSuccess && failed === null && !isSaving,
  };
}
