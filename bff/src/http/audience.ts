import { forStaff } from '@simulador/contracts/platform/problems';
import type { Request } from 'express';

const OF_STAFF = new WeakSet<object>();

/** Marks a request as one of staff. Called by the access guard. */
export const markAsStaff = (request: Request): void => void OF_STAFF.add(request);

/** Returns a function that words sentences for the user: `tú` for visitors, `usted` for signed-in staff. See docs/rules.md R203. */
export const addressedTo =
  (request: Request) =>
  (sentence: string): string =>
    OF_STAFF.has(request) ? forStaff(sentence) : sentence;
