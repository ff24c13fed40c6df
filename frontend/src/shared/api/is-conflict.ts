import { ApiError } from './api-error.ts';

const CONFLICT = 409;

/** Returns true if a change was refused because of the current data, e.g. a colleague's change. Apart from `ApiError`, which loads first. */
export const isConflict = (reason: unknown): reason is ApiError =>
  reason instanceof ApiError && reason.status === CONFLICT;
