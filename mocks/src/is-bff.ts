import { isObject, parseJson } from '@simulador/contracts/api/json';
import { addressBelow } from './command-line.ts';

const TIMEOUT_MS = 5000;

/** Detects whether a target is a BFF: only a BFF has `/health/live`. @throws if the target does not answer */
export async function isBff(target: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(addressBelow(target, '/health/live'), { signal, redirect: 'manual' });
  const answer = parseJson(await response.text());
  return isObject(answer) && answer['status'] === 'ok';
}
