import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, failureText } from '../../api/api-error.ts';
import { isRefused } from '../../api/refusals.ts';
import { focusRefused } from '../fields/focus-refused.ts';
import { useIsThere } from '../use-is-there.ts';
import { useToast } from '../feedback/toast.tsx';

export interface ActionOptions<Input, Answer> {
  /** @throws ApiError */
  readonly run: (input: Input) => Promise<Answer>;
  /** Returns the toast of a success; null for none. */
  readonly done?: (answer: Answer, input: Input) => string | null;
  /** Sentence of a failure for which the server gives none. */
  readonly failed: string;
  /** Keys of the queries that the action changes. */
  readonly refetch?: readonly QueryKey[];
  /** Called after a success, before the queries are refetched, also if the user has left. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** True if the caller shows `failure` in its place. */
  readonly hasPlace?: boolean;
}

/** Action of the user, as it is under way or failed. */
export interface Action<Input> {
  readonly run: (input: Input) => void;
  readonly isWorking: boolean;
  /** Input of the present or last run; undefined before. */
  readonly input: Input | undefined;
  readonly error: Error | null;
  /** Sentence of a failure; null for none. */
  readonly failure: string | null;
  /** Returns the server's refusal of a field, by the last part of its name. */
  readonly refusalOf: (name: string) => string | undefined;
  /** Removes the failure. */
  readonly reset: () => void;
}

/**
 * Runs an action of the user against the server. It is under way until the queries that it changes are refetched, so that its form neither sends
 * again nor counts as unsaved. Every failure takes the same way: refused fields get the refusal and the first one the focus; the sentence stands
 * in its place or, without one and once the user has left, in a toast; what the refusal shows to be old is refetched.
 */
export function useAction<Input = void, Answer = unknown>(
  options: ActionOptions<Input, Answer>,
): Action<Input> {
  const { run, done, failed, refetch = [], onDone, hasPlace = false } = options;
  const toast = useToast();
  const queries = useQueryClient();
  const isThere = useIsThere();
  const refresh = () => Promise.all(refetch.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      const text = done?.(answer, input) ?? null;
      if (text !== null) toast.show(text, { tone: 'good' });
      onDone?.(answer, input);
      return refresh();
    },
    onError: (reason) => {
      focusRefused(reason);
      if (!hasPlace || !isThere.current) toast.show(failureText(reason, failed), { tone: 'bad' });
      // Invalid input shows nothing to be old; a lost answer may have changed everything.
      if (!isInvalid(reason)) void refresh();
    },
  });
  const refused = error instanceof ApiError ? error.fields : [];
  return {
    run: mutate,
    isWorking: isPending,
    input: variables,
    error,
    failure: error === null ? null : failureText(error, failed),
    refusalOf: (name) => refused.find((field) => field.name.split('.').at(-1) === name)?.message,
    reset,
  };
}

const INVALID = [400, 422];

const isInvalid = (reason: Error): boolean =>
  isRefused(reason) && reason instanceof ApiError && INVALID.includes(reason.status);
