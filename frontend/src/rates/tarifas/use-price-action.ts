import { useQueryClient } from '@tanstack/react-query';
import { type Action, type ActionOptions, isInvalid, useAction } from '#shared/ui/forms/use-action.ts';
import { type FormOptions, useForm } from '#shared/ui/forms/use-form.ts';
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

/** Returns the options of an action that changes prices, after which all that depends on them is read again. */
function usePriced<Input, Answer>(options: PriceActionOptions<Input, Answer>): ActionOptions<Input, Answer> {
  const queries = useQueryClient();
  return {
    ...options,
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
  };
}

/** Changes prices. The caller shows a failure in its place. */
export const usePriceAction = <Input = void, Answer = unknown>(
  options: PriceActionOptions<Input, Answer>,
): Action<Input, Answer> => useAction({ ...usePriced(options), hasPlace: true });

/** Holds a form whose values change prices. */
export const usePriceForm = <Values extends object, Answer>({
  start,
  violations,
  ...options
}: PriceActionOptions<Values, Answer> & Pick<FormOptions<Values, Answer>, 'start' | 'violations'>) =>
  useForm({ start, violations, ...usePriced(options) });
