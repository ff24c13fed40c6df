import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '../api/api-error.ts';
import { client } from '../session/client.ts';
import { failureOf, type Failure, type Step } from './save-failure.ts';

type Schemas = components['schemas'];

/** "Authenticate user": whose the simulation is. @throws ApiError, 409 when e-mail or RUT are another's */
const introduceClient = (body: Schemas['ClientRequestDto']): Promise<Schemas['IntroducedClientDto']> =>
  answerOf(client.POST('/authentication/api/clients', { body }));

class SaveError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export interface SavingOptions<ToSave, Saved> {
  /** Whose the simulation is. */
  readonly personOf: (toSave: ToSave) => Schemas['ClientRequestDto'];
  readonly save: (toSave: ToSave, client: Schemas['IntroducedClientDto']) => Promise<Saved>;
  readonly onSaved: (saved: Saved, toSave: ToSave) => void;
  readonly onFailed?: (failure: Failure) => void;
  /** Calculates again; resolves to a sentence when that failed. */
  readonly recalculate: () => Promise<string | null>;
  /** The sentence for a failure that has none of its own. */
  readonly otherwise?: string;
}

export interface Saving<ToSave> {
  readonly isSaving: boolean;
  readonly save: (toSave: ToSave) => void;
  readonly failure: Failure | null;
  /** Another number for every failure. */
  readonly attempt: number;
  readonly forget: () => void;
  /** Other figures in the place of those that the bank does not stand by any more. */
  readonly recalculate: () => void;
  readonly isRecalculating: boolean;
  /** There are new figures, and nothing was sent since. */
  readonly wasRecalculated: boolean;
}

const KEY = ['save-simulation'];

/** Says whose a simulation is, then saves it. One try at a time; a failed one leaves everything as it was. */
export function useSaving<ToSave, Saved>(options: SavingOptions<ToSave, Saved>): Saving<ToSave> {
  const queries = useQueryClient();
  const { personOf, save, onSaved, onFailed, otherwise } = options;
  const failing = (step: Step) => (reason: unknown) => {
    throw new SaveError(failureOf(reason, step, otherwise));
  };
  const saving = useMutation<Saved, SaveError, ToSave>({
    mutationKey: KEY,
    mutationFn: async (toSave) => {
      const introduced = await introduceClient(personOf(toSave)).catch(failing('introduce'));
      return save(toSave, introduced).catch(failing('save'));
    },
    onSuccess: onSaved,
    onError: ({ failure }) => onFailed?.(failure),
    networkMode: 'always',
  });
  const recalculation = useMutation<null, SaveError>({
    mutationFn: async () => {
      const message = await options.recalculate();
      if (message !== null) throw new SaveError({ kind: 'changed', message });
      return null;
    },
    onSuccess: saving.reset,
    networkMode: 'always',
  });
  const failure = (recalculation.error ?? saving.error)?.failure ?? null;
  return {
    isSaving: saving.isPending,
    save: (toSave) => {
      if (queries.isMutating({ mutationKey: KEY }) > 0) return;
      recalculation.reset();
      saving.mutate(toSave);
    },
    failure,
    attempt: saving.submittedAt + (recalculation.isError ? recalculation.submittedAt : 0),
    forget: () => {
      if (saving.isError) saving.reset();
      if (recalculation.isError) recalculation.reset();
    },
    recalculate: recalculation.mutate,
    isRecalculating: recalculation.isPending,
    wasRecalculated: recalculation.isSuccess && failure === null && !saving.isPending,
  };
}
