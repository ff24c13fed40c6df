import { forStaff } from '@simulador/contracts/messages/problems';
import type { Request } from 'express';

const OF_STAFF = new WeakSet<object>();

/** The guard knows the audience of a request; the sentences of the answer address it accordingly. */
export const noteStaff = (request: Request): void => void OF_STAFF.add(request);

/** A sentence as the reader is addressed: visitors as `tú`, signed-in staff as `usted`. See docs/rules.md R203. */
export const addressedTo =
  (request: Request) =>
  (sentence: string): string =>
    OF_STAFF.has(request) ? forStaff(sentence) : sentence;
