import { Problem } from '../http/problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';

/** Credentials were given and do not hold. Bearer is asked for: `Basic` would make browsers open a dialog of their own. */
export const notSignedIn = (): Problem =>
  new Problem(401, sentenceOf(401), { headers: { 'WWW-Authenticate': 'Bearer' } });
