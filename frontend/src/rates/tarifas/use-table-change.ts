import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { useIsThere } from '#shared/ui/use-is-there.ts';
import { isProposed, PROPOSED_TEXT, type Proposed } from './proposed-set.ts';
import { refreshRateTables } from './rate-data.ts';

export const SAVE_FAILED = 'Hubo un error al procesar el formulario. Intente nuevamente más tarde';

const isFailure = (error: Error): boolean => error instanceof ApiError && error.status >= 500;

export interface TableChange<Values, Answer> {
  /** @throws ApiError */
  readonly change: (values: Values) => Promise<Answer | Proposed>;
  readonly doneText: (answer: Answer) => string;
  readonly failedText: string;
  /** Called after the answer if the user is still on the screen; without one if the row was deleted already, or the change proposed. */
  readonly onDone: (answer?: Answer) => unknown;
}

/**
 * Changes the rate tables and refetches them. If the user has left the screen before the answer, a toast reports the outcome. If
 * the row was deleted already, the change counts as done (R475).
 */
export function useTableChange<Values, Answer>(options: TableChange<Values, Answer>) {
  const { change, doneText, failedText, onDone } = options;
  const toast = useToast();
  const queries = useQueryClient();
  const isThere = useIsThere();
  const { mutate, ...mutation } = useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      toast.show(isProposed(answer) ? PROPOSED_TEXT : doneText(answer), { tone: 'good' });
      void refreshRateTables(queries);
    },
    onError: (error) => {
      // A colleague has changed the row, or the core failed after a part was done.
      if (isGone(error) || isConflict(error) || isFailure(error)) void refreshRateTables(queries);
      if ((!isThere.current || isGone(error)) && !isAborted(error))
        toast.show(failureText(error, failedText), { tone: 'bad' });
    },
  });
  return {
    ...mutation,
    // React Query does not call these after the component is unmounted.
    mutate: (values: Values, done = onDone) =>
      mutate(values, {
        onSuccess: (answer) => done(isProposed(answer) ? undefined : answer),
        onError: (error) => void (isGone(error) && done()),
      }),
  };
}

/** Returns true for a change that the user cancelled. */
const isAborted = (error: Error): boolean => error.name === 'AbortError';
