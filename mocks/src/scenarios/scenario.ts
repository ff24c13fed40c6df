/** Scenarios, parsed from texts such as `slow:1500` or `status:503@1/10&slow:200`. */
import type { Chance } from './chance.ts';
import type { Condition } from './condition.ts';
import type { Edit } from './edits.ts';

export const GARBAGE_KINDS = ['types', 'nan', 'truncated'] as const;
export type GarbageKind = (typeof GARBAGE_KINDS)[number];

export const HALF_KINDS = ['silence', 'reset'] as const;
export type HalfKind = (typeof HALF_KINDS)[number];

export type Effect =
  /** Healthy, for one operation while all others misbehave. */
  | { readonly kind: 'ok' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** The connection is reset without an answer, and nothing is done. */
  | { readonly kind: 'down' }
  /** The request is performed, and the connection is reset without an answer. */
  | { readonly kind: 'lost' }
  /** The request arrives twice, and the second one is answered. */
  | { readonly kind: 'twice' }
  /** The answer is that of the operation's request before it, as if a core mixed up two persons. */
  | { readonly kind: 'previous' }
  /** Headers and half of the body, then nothing, or a reset. */
  | { readonly kind: 'half'; readonly then: HalfKind }
  | { readonly kind: 'status'; readonly status: number }
  /** 200 with a page of HTML. */
  | { readonly kind: 'page' }
  /** The service credentials are refused. */
  | { readonly kind: 'unauthorized' }
  /** 200 with wrong types, NaN, or half a body; undefined: chosen by the seed. */
  | { readonly kind: 'garbage'; readonly garbage: GarbageKind | undefined }
  /** Refusal of the operation's own kind; undefined: the operation's usual status. */
  | { readonly kind: 'errors'; readonly status: number | undefined }
  /** Refusal with one of the contract's codes. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'uf'; readonly ufClp: number }
  /** Adds or replaces a header field. */
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  /** Changes the body of a healthy answer. */
  | { readonly kind: 'edit'; readonly edit: Edit };

/** Effect, the requests that it affects (all, without condition and chance), and its text. */
export interface Part {
  readonly text: string;
  readonly effect: Effect;
  readonly condition: Condition;
  readonly chance: Chance | undefined;
}

/** All parts that apply to one request. */
export type Step = readonly Part[];

/** Steps for successive requests. After the last step the first one follows again, or healthy answers. */
export interface Scenario {
  readonly steps: readonly Step[];
  readonly repeats: boolean;
}

/** Scenario that cannot be parsed; the Spanish message has the input and the expected syntax. */
export class UnknownScenario extends Error {}
