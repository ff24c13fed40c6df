import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { refreshRateTables } from './rate-data.ts';

export const SAVE_FAILED = 'Hubo un error al procesar el formulario. Intente nuevamente más tarde';

const isRefusal =
  (status: number) =>
  (error: Error): boolean =>
    error instanceof ApiError && error.status === status;
export const isGone = isRefusal(404);
export const isConflict = isRefusal(409);

const isFailure = (error: Error): boolean => error instanceof ApiError && error.status >= 500;

export interface TableChange<Values, Answer> {
  /** @throws ApiError */
  readonly change: (values: Values) => Promise<Answer>;
  readonly doneText: (answer: Answer) => string;
  readonly failedText: string;
  /** Called after the answer if the user is still on the screen; also if the row was gone. */
  readonly onDone: () => unknown;
}

/**
 * Changes the rate tables, and refetches them meanwhile. A user who left the screen before the answer stays where they are and is
 * notified by a toast, also of a failure. A change of a row that is gone ends in the same way, and closes its form (R475).
 */
export function useTableChange<Values, Answer>(options: TableChange<Values, Answer>) {
  const { change, doneText, failedText, onDone } = options;
  const toast = useToast();
  const queries = useQueryClient();
  const isThere = useIsThere();
  const { mutate, ...mutation } = useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      toast.show(doneText(answer), { tone: 'good' });
      void refreshRateTables(queries);
    },
    onError: (error) => {
      // A colleague was faster, or the core failed after some of it was done.
      if (isGone(error) || isConflict(error) || isFailure(error)) void refreshRateTables(queries);
      if ((!isThere.current || isGone(error)) && !isAborted(error))
        toast.show(failureText(error, failedText), { tone: 'bad' });
    },
  });
  return {
    ...mutation,
    // These callbacks are not called once the component is unmounted.
    mutate: (values: Values) =>
      mutate(values, { onSuccess: onDone, onError: (error) => void (isGone(error) && onDone()) }),
  };
}

/** Returns true for a cancelled change, which the user who cancelled it knows of. */
const isAborted = (error: Error): boolean => error.name === 'AbortError';

function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
