import { messageText } from '@simulador/contracts/messages/es';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { SYSTEM_FAILED, TOO_MANY, UNREACHABLE } from './texts.ts';

/** What a failed sign-in says. Credentials that the server would not even read are as wrong as others. See docs/rules.md R123. */
export function signInFailure(reason: unknown): string {
  const status = reason instanceof ApiError ? reason.status : null;
  if (status === 0) return UNREACHABLE;
  if (status === 429) return failureText(reason, TOO_MANY);
  if (status === null || status >= 500) return SYSTEM_FAILED;
  return messageText('sign_in_failed');
}
