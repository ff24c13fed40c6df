/** How the core misbehaves, parsed from texts such as `slow:1500` or `status:503@1/10&slow:exp(200)`. */
import type { Chance } from './chance.ts';
import type { Condition } from './condition.ts';
import type { Delay } from './delay.ts';
import type { Edit } from './edits.ts';

export const GARBAGE_KINDS = ['types', 'nan', 'truncated'] as const;
export type GarbageKind = (typeof GARBAGE_KINDS)[number];

export const HALF_KINDS = ['silence', 'reset'] as const;
export type HalfKind = (typeof HALF_KINDS)[number];

export type Effect =
  /** Healthy: for one operation while all others misbehave. */
  | { readonly kind: 'ok' }
  | { readonly kind: 'slow'; readonly delay: Delay }
  /** The connection is reset before anything was answered. */
  | { readonly kind: 'down' }
  /** The work is done, the connection reset before anything was answered. */
  | { readonly kind: 'lost' }
  /** The request arrives twice, and the second one is answered. */
  | { readonly kind: 'twice' }
  /** Headers and a part of the body, then nothing more, or a reset. */
  | { readonly kind: 'half'; readonly then: HalfKind }
  | { readonly kind: 'status'; readonly status: number }
  /** The service credentials are refused. */
  | { readonly kind: 'unauthorized' }
  /** 200 with wrong types, numbers that are none, or half a body; undefined lets the seed choose. */
  | { readonly kind: 'garbage'; readonly garbage: GarbageKind | undefined }
  /** The core's own refusal; undefined is the status with which the operation usually refuses. */
  | { readonly kind: 'errors'; readonly status: number | undefined }
  /** A refusal of the contract, by its code. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'uf'; readonly ufClp: number }
  /** A header field more, or another value of one. */
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  /** A healthy answer whose body was changed. */
  | { readonly kind: 'edit'; readonly edit: Edit };

/** An effect, the requests that it strikes (all of them without condition and chance), and its text. */
export interface Part {
  readonly text: string;
  readonly effect: Effect;
  readonly condition: Condition;
  readonly chance: Chance | undefined;
}

/** What applies to one request: all parts together. */
export type Step = readonly Part[];

/** The steps that successive requests meet; after the last one the first again, or nothing more. */
export interface Scenario {
  readonly steps: readonly Step[];
  readonly repeats: boolean;
}

/** A scenario that cannot be parsed; the Spanish message has the input and the expected syntax. */
export class UnknownScenario extends Error {}
