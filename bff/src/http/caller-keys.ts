import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Keys by which the requests of one caller are counted, before any credential is checked. */
export interface CallerKeys {
  /** The credentials that a request carries, unchecked, or its address. */
  readonly session: string;
  readonly address: string;
}

export function callerKeysOf({ headers, ip }: Request): CallerKeys {
  const address = `address ${ipKeyGenerator(ip ?? '')}`;
  return { session: headers.authorization ?? headers.cookie ?? `${address} alone`, address };
}
