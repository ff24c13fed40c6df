/** The answer to what a payment or an income can buy, in the page's result and bar. */
import { useEffect } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { formatClp, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { ApiError } from '#shared/api/api-error.ts';
import { useByContent } from '#shared/api/use-settled.ts';
import type { useAudienceText } from '#shared/context/audience.tsx';
import { useBank } from '../state/simulator-context.tsx';
import { ANSWER_LABEL, NO_FIGURES, useAffording } from './affording.ts';

export interface Failure {
  readonly message: string;
  /** True if a limit leaves nothing to afford, so that trying again changes nothing. */
  readonly isLimit: boolean;
}

/** Returns the sentence of a failure; a 404 names the limit. A 400 is about a field, in the words of the wire. */
export function failureOf(error: Error | null, textFor: ReturnType<typeof useAudienceText>): Failure | null {
  if (error === null) return null;
  if (error instanceof ApiError && error.status !== 400)
    return { message: error.message, isLimit: error.status === 404 };
  return {
    message: textFor(
      'No pudimos calcularlo. Inténtalo de nuevo.',
      'No pudimos calcularlo. Inténtelo de nuevo.',
    ),
    isLimit: false,
  };
}

interface Shown {
  readonly data: components['schemas']['AlcanceAnswerDto'] | undefined;
  readonly isCurrent: boolean;
  readonly failure: Failure | null;
  /** Message while an answer is out of its limits, which its field names. */
  readonly fault: string | null;
  readonly missing: readonly string[];
  readonly onRetry: () => unknown;
}

/** Shows the answer in the page's result and bar. */
export function useShownAnswer({ data, isCurrent, failure, fault, missing: names, onRetry }: Shown): void {
  const { setFigures } = useAffording();
  const { uf } = useBank();
  const missing = useByContent(names);
  const failed = useByContent(failure);
  useEffect(() => {
    const message = failed?.message ?? fault;
    const retry = { missing, onRetry: () => void onRetry() };
    if (data === undefined)
      return setFigures({
        ...NO_FIGURES,
        ...retry,
        message,
        status:
          failed !== null && !failed.isLimit
            ? 'failed'
            : missing.length > 0 || message !== null
              ? 'empty'
              : 'loading',
      });
    const value = ufFromNumber(data.value_uf);
    setFigures({
      ...retry,
      status: isCurrent ? 'ready' : 'updating',
      row: data.row,
      message: null,
      answer: {
        label: ANSWER_LABEL,
        value: formatUfShort(value),
        note: formatClp(ufToClp(value, ufValueFromNumber(uf.valueClp))),
      },
    });
  }, [setFigures, data, isCurrent, failed, fault, missing, onRetry, uf.valueClp]);
}
