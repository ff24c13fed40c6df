/** Reasons of a refusal, apart from those that load first. */
import { ApiError } from './api-error.ts';
import { CONFLICT, isGone } from './final-refusals.ts';

const BAD_REQUEST = 400;
const SERVER_FAILED = 500;

/** Returns true if a change was refused because of the current data, e.g. a colleague's change. */
export const isConflict = (reason: unknown): reason is ApiError =>
  reason instanceof ApiError && reason.status === CONFLICT && !isAttended(reason);

/** Returns true if a change was refused because another executive has the client, unless it is wanted anyway. See docs/rules.md R1072. */
export const isAttended = (reason: unknown): boolean =>
  reason instanceof ApiError &&
  typeof (reason.body as { executive?: unknown } | null)?.executive === 'string';

/** Returns true if a change was certainly not made. Of a lost answer and of a failure of the server that is not known. */
export const isRefused = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.status >= BAD_REQUEST && reason.status < SERVER_FAILED;

/** Ignores that what was to be deleted is deleted already. See docs/rules.md R475, R480. */
export function unlessGone(reason: unknown): void {
  if (!isGone(reason)) throw reason;
}
