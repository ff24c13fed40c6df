/** Refusals that the same request would get again. */
import { ApiError } from './api-error.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
export const CONFLICT = 409;

/** Returns true if a request was refused for what it asks, so that it would be refused again: invalid, of nothing, or not possible. */
export const isFinal = (reason: unknown): boolean =>
  reason instanceof ApiError && [BAD_REQUEST, NOT_FOUND, CONFLICT].includes(reason.status);

/** Returns true if what was to be changed is deleted already. */
export const isGone = (reason: unknown): reason is ApiError =>
  reason instanceof ApiError && reason.status === NOT_FOUND;
