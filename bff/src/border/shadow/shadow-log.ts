import type { Capability } from '../../config/capability.ts';
import type { FieldDifference } from './compare.ts';

/** One comparison in which the sides differed: in fields, or (`$outcome`) in that one refused. The input carries no person. */
export interface ShadowFinding {
  readonly at: string;
  readonly capability: Capability;
  readonly question: string;
  readonly input: unknown;
  readonly differences: readonly FieldDifference[];
}

/** `failed`: the core could not answer; `local_failed`: we could not; `dropped`: too many were waiting to be asked. */
export type ShadowOutcome = 'same' | 'different' | 'failed' | 'local_failed' | 'dropped';
export type ShadowCounts = Readonly<Record<ShadowOutcome, number>>;

const MAX_FINDINGS = 1_000;
/** Lists of other rows differ everywhere: the first places tell it. */
const MAX_DIFFERENCES = 100;
const NONE: ShadowCounts = { same: 0, different: 0, failed: 0, local_failed: 0, dropped: 0 };

/** What the shadows found: counts since the start, and the newest findings. */
export class ShadowLog {
  private readonly findings: ShadowFinding[] = [];
  private readonly counts = new Map<Capability, ShadowCounts>();

  count(capability: Capability, outcome: ShadowOutcome): void {
    const counts = this.counts.get(capability) ?? NONE;
    this.counts.set(capability, { ...counts, [outcome]: counts[outcome] + 1 });
  }

  keep(finding: ShadowFinding): void {
    this.findings.unshift({ ...finding, differences: finding.differences.slice(0, MAX_DIFFERENCES) });
    if (this.findings.length > MAX_FINDINGS) this.findings.pop();
  }

  report(): { counts: Record<string, ShadowCounts>; findings: readonly ShadowFinding[] } {
    return { counts: Object.fromEntries(this.counts), findings: [...this.findings] };
  }
}
