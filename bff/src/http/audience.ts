import type { Audience } from '@simulador/contracts/platform/sentence';
import type { Request } from 'express';
import { requestPart } from './request-parts.ts';

const OF_STAFF = new WeakSet<object>();

/** Marks a request as one of staff. Called by the access guard. */
export const markAsStaff = (request: Request): void => void OF_STAFF.add(request);

/** Returns whom the sentences of a request's answer address. See docs/rules.md R203. */
export const audienceOf = (request: Request): Audience => (OF_STAFF.has(request) ? 'staff' : 'visitor');

/** Gives a controller the audience of its answer. */
export const ByAudience = requestPart(audienceOf);
