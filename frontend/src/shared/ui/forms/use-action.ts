import { useIsMutating, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, failureText } from '../../api/api-error.ts';
import { useToast, type ToastOptions } from '../feedback/toast.tsx';
import { focusField } from '../fields/focus-field.ts';
import { useEffect, useRef, type RefObject } from 'react';

export interface ActionOptions<Input, Answer> {
  /** @throws ApiError */
  readonly run: (input: Input) => Promise<Answer>;
  /** Returns the toast of a success; null for none. */
  readonly done?: (answer: Answer, input: Input) => string | Done | null;
  /** Sentence of a failure for which the server gives none, or what returns a failure's sentence; null for one that is not shown. */
  readonly failed: string | ((reason: Error) => string | null);
  /** Keys of the queries that the action changes. */
  readonly refetch?: readonly QueryKey[];
  /** Called after a success, before the queries are refetched, also if the user has left. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Called after a failure, also if the user has left. */
  readonly onFailed?: (reason: Error, input: Input) => unknown;
  /** True if the caller shows `failure` in its place. */
  readonly hasPlace?: boolean;
  /** Name of the action for a caller that may be closed and opened again while it is under way, which is then seen as such. */
  readonly name?: QueryKey;
  /** Name of a line in which actions wait for each other: one begins once the former has ended. */
  readonly serially?: string;
}

/** Toast of a success with more than its text. */
interface Done extends Pick<ToastOptions, 'durationMs' | 'action'> {
  readonly text: string;
}

/** Action of the user, as it is under way or failed. */
export interface Action<Input, Answer = unknown> {
  readonly run: (input: Input) => void;
  readonly isWorking: boolean;
  /** Input of the present or last run; undefined before. */
  readonly input: Input | undefined;
  /** Answer of the last run; undefined before, while it is under way, and after a failure. */
  readonly answer: Answer | undefined;
  readonly error: Error | null;
  /** Sentence of a failure; null for none. */
  readonly failure: string | null;
  /** Returns the server's refusal of a field, by the last part of its name. */
  readonly refusalOf: (name: string) => string | undefined;
  /** Removes answer and failure. */
  readonly reset: () => void;
}

/**
 * Runs an action of the user against the server. It is under way until the queries that it changes are refetched, so that its form neither sends
 * again nor counts as unsaved. Every failure takes the same way: refused fields get the refusal and the first one the focus; the sentence stands
 * in its place or, without one and once the user has left, in a toast; what the refusal shows to be old is refetched.
 */
export function useAction<Input = void, Answer = unknown>(
  options: ActionOptions<Input, Answer>,
): Action<Input, Answer> {
  const { run, done, failed, refetch = [], onDone, onFailed, hasPlace = false, name, serially } = options;
  const toast = useToast();
  const queries = useQueryClient();
  const isThere = useIsThere();
  const refresh = () => Promise.all(refetch.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const sentenceOf = (reason: Error): string | null =>
    typeof failed === 'string' ? failureText(reason, failed) : failed(reason);
  const { mutate, isPending, data, error, variables, reset } = useMutation({
    ...(name && { mutationKey: name }),
    ...(serially !== undefined && { scope: { id: serially } }),
    mutationFn: run,
    onSuccess: async (answer, input) => {
      const shown = done?.(answer, input) ?? null;
      const { text, ...more } = typeof shown === 'string' ? { text: shown } : (shown ?? { text: null });
      if (text !== null) toast.show(text, { tone: 'good', ...more });
      await onDone?.(answer, input);
      await refresh();
    },
    onError: async (reason, input) => {
      focusRefused(reason);
      const sentence = sentenceOf(reason);
      if (sentence !== null && !(hasPlace && isThere.current)) toast.show(sentence, { tone: 'bad' });
      // Invalid input shows nothing to be old; a lost answer may have changed everything.
      if (!isInvalid(reason)) void refresh();
      await onFailed?.(reason, input);
    },
  });
  const namedCount = useIsMutating({ mutationKey: name ?? [], predicate: () => name !== undefined });
  const refused = error instanceof ApiError ? error.fields : [];
  return {
    run: mutate,
    isWorking: isPending || namedCount > 0,
    input: variables,
    answer: data,
    error,
    failure: error && sentenceOf(error),
    refusalOf: (name) => refused.find((field) => field.name.split('.').at(-1) === name)?.message,
    reset,
  };
}

/** Returns true if an action was refused because of its input. */
export const isInvalid = (reason: Error | null): boolean =>
  reason instanceof ApiError && [400, 422].includes(reason.status);

/** Scrolls to the first field that the server refused, and focuses it. */
function focusRefused(reason: unknown): void {
  const [refused] = reason instanceof ApiError ? reason.fields : [];
  const name = refused?.name.split('.').at(-1);
  if (name !== undefined) focusField(name);
}

/** Returns whether the component is still on screen, e.g. when an answer arrives: if not, a toast has to report it. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return isThere;
}
