import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { focusRefused } from '#shared/ui/fields/focus-refused.ts';
import { refreshRequests } from './request-data.ts';

const FAILED = 'No pudimos guardar el cambio. Inténtelo de nuevo en unos minutos.';

export interface RequestChange<Values, Answer> {
  /** @throws ApiError */
  readonly change: (values: Values) => Promise<Answer>;
  readonly doneText: string;
  readonly onDone?: (answer: Answer) => unknown;
}

/** Changes a request, then refetches the list and the request, also after a conflict with a colleague's change. */
export function useRequestChange<Values, Answer>(options: RequestChange<Values, Answer>) {
  const { change, doneText, onDone } = options;
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    // Pending until the request is shown as changed, so that its form neither sends again nor counts as unsaved.
    onSuccess: (answer) => {
      toast.show(doneText, { tone: 'good' });
      onDone?.(answer);
      return refreshRequests(queries);
    },
    onError: (reason) => {
      focusRefused(reason);
      if (isConflict(reason)) void refreshRequests(queries);
    },
  });
  const refused = error instanceof ApiError ? error.fields : [];
  return {
    mutate,
    isPending,
    failure: error === null ? null : failureText(error, FAILED),
    refusalOf: (name: string): string | undefined =>
      refused.find((field) => field.name === name || field.name.endsWith(`.${name}`))?.message,
  };
}
