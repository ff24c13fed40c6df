import type { Audience } from '@simulador/contracts/platform/sentence';
import type { Request } from 'express';
import { requestPart } from './request-parts.ts';

const OF_STAFF = new WeakSet<object>();

/** Marks a request as one of staff. Called by the access guard. */
export const markAsStaff = (request: Request): void => void OF_STAFF.add(request);

/** Returns true for a request with a token, which only staff have, also if it is not valid, and for one that signs in. */
const isByToken = ({ headers, path }: Request): boolean =>
  /^bearer\b/i.test(headers.authorization ?? '') || /^\/api\/token\/?$/i.test(path);

/** Returns whom the sentences of a request's answer address. See docs/rules.md R203. */
export const audienceOf = (request: Request): Audience =>
  OF_STAFF.has(request) || isByToken(request) ? 'staff' : 'visitor';

/** Gives a controller the audience of its answer. */
export const ByAudience = requestPart(audienceOf);
