/** Reasons of a refused change, apart from `ApiError`, which loads first. */
import { ApiError } from './api-error.ts';

const CONFLICT = 409;
const NOT_FOUND = 404;

/** Returns true if a change was refused because of the current data, e.g. a colleague's change. */
export const isConflict = (reason: unknown): reason is ApiError =>
  reason instanceof ApiError && reason.status === CONFLICT;

/** Returns true if what was to be changed is deleted already. */
export const isGone = (reason: unknown): boolean => reason instanceof ApiError && reason.status === NOT_FOUND;

/** Ignores that what was to be deleted is deleted already. See docs/rules.md R475, R480. */
export function unlessGone(reason: unknown): void {
  if (!isGone(reason)) throw reason;
}
