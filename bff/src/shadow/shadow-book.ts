import type { Capability } from '../capability/capability.ts';
import type { FieldDifference } from './compare.ts';

/** One comparison in which the answers differed. The input carries no person. */
export interface ShadowFinding {
  readonly at: string;
  readonly capability: Capability;
  readonly question: string;
  readonly input: unknown;
  readonly differences: readonly FieldDifference[];
}

export type ShadowOutcome = 'same' | 'different' | 'failed' | 'dropped';
export type ShadowCounts = Readonly<Record<ShadowOutcome, number>>;

const MAX_FINDINGS = 1_000;
const NONE: ShadowCounts = { same: 0, different: 0, failed: 0, dropped: 0 };

/** What the shadows found: counts since the start, and the newest findings. */
export class ShadowBook {
  private readonly findings: ShadowFinding[] = [];
  private readonly counts = new Map<Capability, ShadowCounts>();

  count(capability: Capability, outcome: ShadowOutcome): void {
    const counts = this.counts.get(capability) ?? NONE;
    this.counts.set(capability, { ...counts, [outcome]: counts[outcome] + 1 });
  }

  keep(finding: ShadowFinding): void {
    this.findings.unshift(finding);
    if (this.findings.length > MAX_FINDINGS) this.findings.pop();
  }

  report(): { counts: Record<string, ShadowCounts>; findings: readonly ShadowFinding[] } {
    return { counts: Object.fromEntries(this.counts), findings: [...this.findings] };
  }
}
