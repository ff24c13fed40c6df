import { Problem } from '../../http/problem.ts';
import { CoreStatus } from '../upstream/upstream-problem.ts';

/** How one side took a question. */
export type Side =
  | { readonly kind: 'answered'; readonly value: unknown }
  /** It did not like what was asked; `fields` are names of the contract. */
  | { readonly kind: 'refused'; readonly status: number; readonly fields: readonly string[] }
  /** It could not: nothing to compare. */
  | { readonly kind: 'failed' };

const FAILED: Side = { kind: 'failed' };

/** Statuses below 500 that are not about what was asked: credentials, patience, too many requests, a client that left. */
const NOT_ABOUT_THE_QUESTION: readonly number[] = [401, 403, 408, 429, 499];

const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !NOT_ABOUT_THE_QUESTION.includes(status);

/** Of an error of the local adapter. */
export function localSide(error: unknown): Side {
  if (!(error instanceof Problem) || !isRefusal(error.getStatus())) return FAILED;
  const fields = (error.extra.fields ?? []).map(({ name }) => name);
  return { kind: 'refused', status: error.getStatus(), fields };
}

/** Of an error of the core's adapter, by what the core answered: the client may have been told a 502 for it. */
export function coreSide(error: unknown): Side {
  const cause = error instanceof Problem ? error.extra.cause : undefined;
  if (!(cause instanceof CoreStatus) || !isRefusal(cause.status)) return FAILED;
  return { kind: 'refused', status: cause.status, fields: [] };
}

/** A side in a finding: status and fields, never a sentence, which may repeat what was asked. */
export const describeSide = (side: Side): string =>
  side.kind === 'refused' ? [side.kind, side.status, ...side.fields].join(' ') : side.kind;
