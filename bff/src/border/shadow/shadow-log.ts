import type { Capability } from '../../config/capability.ts';
import type { FieldDifference } from './compare.ts';

/** A comparison with differences: in fields, or (`$outcome`) because only one side refused. The input has no personal data. */
export interface ShadowFinding {
  readonly at: string;
  readonly capability: Capability;
  readonly operation: string;
  readonly input: unknown;
  readonly differences: readonly FieldDifference[];
}

/** Findings that differ in the same places, usually for one reason. */
export interface ShadowGroup {
  readonly capability: Capability;
  readonly operation: string;
  readonly paths: readonly string[];
  readonly count: number;
  readonly newest: ShadowFinding;
}

/** `failed`: the core could not answer; `local_failed`: the BFF could not; `dropped`: too many comparisons were waiting. */
export type ShadowOutcome = 'same' | 'different' | 'failed' | 'local_failed' | 'dropped';
export type ShadowCounts = Readonly<Record<ShadowOutcome, number>>;

const MAX_FINDINGS = 1_000;
/** Maximum number of differences stored per finding. Two lists with different rows differ almost everywhere. */
const MAX_DIFFERENCES = 100;
const MAX_GROUPS = 200;
const NONE: ShadowCounts = { same: 0, different: 0, failed: 0, local_failed: 0, dropped: 0 };

/** Results of the shadow calls of this process: counts, the newest findings, and groups of findings by the places that differ. */
export class ShadowLog {
  private readonly findings: ShadowFinding[] = [];
  private readonly groups = new Map<string, ShadowGroup>();
  private readonly counts = new Map<Capability, ShadowCounts>();

  count(capability: Capability, outcome: ShadowOutcome): void {
    const counts = this.counts.get(capability) ?? NONE;
    this.counts.set(capability, { ...counts, [outcome]: counts[outcome] + 1 });
  }

  keep(found: ShadowFinding): void {
    const finding = { ...found, differences: found.differences.slice(0, MAX_DIFFERENCES) };
    this.findings.unshift(finding);
    if (this.findings.length > MAX_FINDINGS) this.findings.pop();
    this.group(finding);
  }

  /** Returns the counts, the groups, most frequent first, and the newest findings. */
  report() {
    return {
      counts: Object.fromEntries(this.counts),
      groups: [...this.groups.values()].sort((one, other) => other.count - one.count),
      findings: [...this.findings],
    };
  }

  private group(newest: ShadowFinding): void {
    const { capability, operation } = newest;
    // The place leaves the row's index out, because the same field in another row has the same cause.
    const paths = [...new Set(newest.differences.map(({ path }) => path.replace(/\.\d+(?=\.|$)/g, '.*')))];
    const key = [capability, operation, ...paths].join(' ');
    const count = (this.groups.get(key)?.count ?? 0) + 1;
    if (count === 1 && this.groups.size >= MAX_GROUPS) return;
    this.groups.set(key, { capability, operation, paths, count, newest });
  }
}
