import { Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { createHmac, randomBytes } from 'node:crypto';
import { Clock } from '../../clock/clock.ts';
import type { Capability } from '../../config/capability.ts';
import { Problem } from '../../http/problem.ts';
import { bindToRequest, withoutDisconnect } from '../../http/request-scope.ts';
import type { Sourced } from '../upstream/sourced.ts';
import { CoreStatus } from '../upstream/upstream-problem.ts';
import { differences, type FieldDifference } from './compare.ts';
import { DifferenceLog } from '../upstream/drift.ts';

/** A comparison with differences: in fields, or (`$outcome`) because only one side refused. The input has no personal data. */
export interface ShadowFinding {
  readonly at: string;
  readonly capability: Capability;
  readonly operation: string;
  readonly input: unknown;
  readonly differences: readonly FieldDifference[];
}

/** `failed`: the core could not answer; `local_failed`: the BFF could not; `dropped`: too many comparisons were waiting. */
type ShadowOutcome = 'same' | 'different' | 'failed' | 'local_failed' | 'dropped';
type ShadowCounts = Readonly<Record<ShadowOutcome, number>>;

/** Maximum number of differences stored per finding. Two lists with different rows differ almost everywhere. */
const MAX_DIFFERENCES = 100;
const NONE: ShadowCounts = { same: 0, different: 0, failed: 0, local_failed: 0, dropped: 0 };

/** Maximum number of concurrent and of waiting shadow calls. Further ones are dropped, so a slow core cannot fill the memory. */
const CALLS_AT_ONCE = 8;
const WAITING = 1_000;

/** A request that was answered locally and is also sent to the core. */
export interface ShadowComparison {
  readonly capability: Capability;
  readonly operation: string;
  readonly input: readonly unknown[];
  /** The answer that the client gets. */
  readonly local: Promise<Sourced<unknown>>;
  readonly core: () => Promise<Sourced<unknown>>;
  /** Converts the port's answer to the API's form, which has the core's names and units. */
  readonly onTheWire: (operation: string, value: unknown) => unknown;
}

/** Sends the core requests that were answered locally, and compares the answers. Keeps the results of this process. */
@Injectable()
export class Shadow {
  /** Findings that differ in the same places, usually for one reason. */
  private readonly groups = new DifferenceLog<{
    readonly capability: Capability;
    readonly operation: string;
    readonly paths: readonly string[];
    readonly newest: ShadowFinding;
  }>();
  private readonly counts = new Map<Capability, ShadowCounts>();
  private readonly calls = bulkhead(CALLS_AT_ONCE, WAITING);
  /** Answers of the core that were compared. */
  private readonly compared = new WeakSet<object>();

  constructor(private readonly clock: Clock) {}

  /** Calls the core after the local answer was sent: the client does not wait for it. */
  compare(comparison: ShadowComparison): void {
    void comparison.local
      .then(({ value }): Side => ({ kind: 'answered', value }), localSide)
      .then((local) => this.callCore(comparison, local));
  }

  private callCore(comparison: ShadowComparison, local: Side): void {
    const { capability } = comparison;
    if (local.kind === 'failed') return this.note(capability, 'local_failed');
    withoutDisconnect(() =>
      setImmediate(() => {
        void this.calls
          .execute(bindToRequest(() => this.outcomeOf(comparison, local)))
          .catch((error: unknown) => (error instanceof BulkheadRejectedError ? 'dropped' : 'failed'))
          .then((outcome) => outcome && this.note(capability, outcome));
      }),
    );
  }

  /** Returns the outcome; null for an answer of the core that was compared before, such as a cached list. */
  private async outcomeOf(comparison: ShadowComparison, local: Side): Promise<ShadowOutcome | null> {
    const { capability, operation, input } = comparison;
    const core = await comparison.core().then(({ value }): Side => ({ kind: 'answered', value }), coreSide);
    if (core.kind === 'failed') return 'failed';
    if (core.kind === 'answered' && this.isCompared(core.value)) return null;
    const found = differencesOf(comparison, local, core);
    if (found.length === 0) return 'same';
    const at = this.clock.now().toISOString();
    this.keep({
      ...{ at, capability, operation, input: withoutPerson(input) },
      differences: found.slice(0, MAX_DIFFERENCES),
    });
    return 'different';
  }

  private keep(newest: ShadowFinding): void {
    const { capability, operation, differences } = newest;
    // The place leaves the row's index out, because the same field in another row has the same cause.
    const paths = [...new Set(differences.map(({ path }) => path.replace(/\.\d+(?=\.|$)/g, '.*')))];
    this.groups.add([capability, operation, ...paths], { capability, operation, paths, newest });
  }

  /** Returns the counts, and the groups, most frequent first. */
  report() {
    return { counts: Object.fromEntries(this.counts), groups: this.groups.list() };
  }

  /** Returns true if the answer was compared before. A number is never cached. */
  private isCompared(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const isKnown = this.compared.has(value);
    this.compared.add(value);
    return isKnown;
  }

  private note(capability: Capability, outcome: ShadowOutcome): void {
    const counts = this.counts.get(capability) ?? NONE;
    this.counts.set(capability, { ...counts, [outcome]: counts[outcome] + 1 });
  }
}

/** Returns the differences between two sides. Two refusals are equal even if their texts differ. */
function differencesOf(
  { operation, onTheWire }: ShadowComparison,
  local: Side,
  core: Side,
): FieldDifference[] {
  if (local.kind === 'answered' && core.kind === 'answered') {
    return differences(onTheWire(operation, local.value), onTheWire(operation, core.value));
  }
  if (local.kind === core.kind) return [];
  return [{ path: '$outcome', local: describeSide(local), core: describeSide(core) }];
}

/** Result of a request on one side. */
type Side =
  | { readonly kind: 'answered'; readonly value: unknown }
  /** The request was refused; `fields` are names of the contract. */
  | { readonly kind: 'refused'; readonly status: number; readonly fields: readonly string[] }
  /** No answer, so nothing to compare. */
  | { readonly kind: 'failed' };

const FAILED: Side = { kind: 'failed' };

/** Statuses below 500 that do not concern the request itself: credentials, timeout, too many requests, a client that left. */
const NOT_ABOUT_THE_REQUEST: readonly number[] = [401, 403, 408, 429, 499];

const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !NOT_ABOUT_THE_REQUEST.includes(status);

/** Returns the local side's result for an error of the local adapter. */
function localSide(error: unknown): Side {
  if (!(error instanceof Problem) || !isRefusal(error.getStatus())) return FAILED;
  const fields = (error.extra.fields ?? []).map(({ name }) => name);
  return { kind: 'refused', status: error.getStatus(), fields };
}

/** Returns the core side's result for an error of the core's adapter, by the core's own status: the adapter's error may be a 502 for it. */
function coreSide(error: unknown): Side {
  const cause = error instanceof Problem ? error.extra.cause : undefined;
  if (!(cause instanceof CoreStatus) || !isRefusal(cause.status)) return FAILED;
  return { kind: 'refused', status: cause.status, fields: [] };
}

/** Describes a side in a finding: status and field names. Sentences are left out, because they may repeat values of the request. */
const describeSide = (side: Side): string =>
  side.kind === 'refused' ? [side.kind, side.status, ...side.fields].join(' ') : side.kind;

/** Key of the pseudonyms. It exists in this process only, so they cannot be reversed, but equal texts get equal pseudonyms. */
const KEY = randomBytes(32);

/** Returns the request with each text replaced by a pseudonym. Numbers and flags are unchanged. */
function withoutPerson(value: unknown): unknown {
  if (typeof value === 'string') return pseudonym(value);
  if (Array.isArray(value)) return value.map(withoutPerson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPerson(part)]));
}

const pseudonym = (text: string): string =>
  text === '' ? '' : `~${createHmac('sha256', KEY).update(text).digest('hex').slice(0, 12)}`;
