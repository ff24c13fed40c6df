import { ApiError } from '#shared/api/api-error.ts';
import type { useAudienceText } from '#shared/context/audience.tsx';

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
