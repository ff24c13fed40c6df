import { useQueryClient } from '@tanstack/react-query';
import { type Action, type ActionOptions, isInvalid, useAction } from '#shared/ui/forms/use-action.ts';
import { isProposed, PROPOSED_TEXT, type Proposed } from './proposed-set.ts';
import { dropAnswers, OF_PRICES } from './rate-data.ts';

export const SAVE_FAILED = 'Hubo un error al procesar el formulario. Intente nuevamente más tarde';

export interface PriceActionOptions<Input, Answer> extends Omit<
  ActionOptions<Input, Answer>,
  'done' | 'refetch' | 'hasPlace'
> {
  /** Returns the toast of a change that was not only proposed; null for none. */
  readonly done: (answer: Exclude<Answer, Proposed>, input: Input) => string | null;
}

/** Changes prices, after which all that depends on them is read again. The caller shows a failure in its place. */
export function usePriceAction<Input = void, Answer = unknown>(
  options: PriceActionOptions<Input, Answer>,
): Action<Input, Answer> {
  const queries = useQueryClient();
  return useAction({
    ...options,
    hasPlace: true,
    refetch: OF_PRICES,
    done: (answer, input) =>
      isProposed(answer) ? PROPOSED_TEXT : options.done(answer as Exclude<Answer, Proposed>, input),
    onDone: (answer, input) => {
      dropAnswers(queries);
      return options.onDone?.(answer, input);
    },
    onFailed: (reason, input) => {
      // A lost answer may stand for a change that was made, so the former answers are dropped.
      if (!isInvalid(reason)) dropAnswers(queries);
      return options.onFailed?.(reason, input);
    },
  });
}
