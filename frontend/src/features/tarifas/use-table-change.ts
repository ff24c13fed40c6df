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
  /** What follows on the screen, if the user is still there; also of what is gone. */
  readonly onDone: () => unknown;
}

/**
 * A change of the rate tables, which are refetched meanwhile. A user who left before the answer is notified all the same, of a failure by a toast, and
 * stays on the screen where they are now. So is whoever changes what is gone, whose form ends with it (R475).
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

/** Whoever cancels it says so there. */
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
