import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import { ApiError } from '#shared/api/api-error.ts';
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

/**
 * Returns the tag for a change of the row: the server refuses the change if a colleague has changed the row since it was read.
 * After such a refusal it is the current version's tag, so that a user who has seen the message can save. See docs/rules.md R471.
 */
export function useReadRow(row: object) {
  const [tag, setTag] = useState(() => rateRowTag(row));
  return async <Answer>(send: (tag: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send(tag);
    } catch (error) {
      if (error instanceof ApiError && error.tag !== null) setTag(error.tag);
      throw error;
    }
  };
}
