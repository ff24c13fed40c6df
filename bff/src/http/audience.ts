import { forStaff } from '@simulador/contracts/messages/problems';
import type { Request } from 'express';

const OF_STAFF = new WeakSet<object>();

/** Marks a request as one of staff. Called by the access guard. */
export const noteStaff = (request: Request): void => void OF_STAFF.add(request);

/** A sentence as the reader is addressed: visitors as `tú`, signed-in staff as `usted`. See docs/rules.md R203. */
export const addressedTo =
  (request: Request) =>
  (sentence: string): string =>
    OF_STAFF.has(request) ? forStaff(sentence) : sentence;
