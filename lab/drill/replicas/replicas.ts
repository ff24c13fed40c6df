import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../../bff/src/testing/retry-until.ts';
import { SEND } from '../../../bff/src/testing/workflow.ts';
import { account } from './account.ts';
import { type Installation, withInstallation } from './installation.ts';
import { Ledger } from './ledger.ts';
import { countOf, HEADS, type Outcome, type Phase, recoveryMs, rowOf } from './outcomes.ts';
import { type Fault, FAULTS } from './phases.ts';
import { Traffic } from './traffic.ts';

/** Time without faults after each fault, in which the installation recovers, ms. */
const SETTLING_MS = 10_000;
/** Maximum number of violations shown per phase. */
const MOST_SHOWN = 5;

async function run(
  fault: Fault,
  installation: Installation,
  outcomes: readonly Outcome[],
  seconds: number,
): Promise<Phase> {
  const from = outcomes.length;
  await fault.run(installation, seconds);
  const healed = performance.now();
  await fault.after?.(installation);
  if (fault.name !== 'quiet') await pause(SETTLING_MS);
  return { name: fault.name, healed, outcomes: outcomes.slice(from) };
}

/** Returns true for a mail that arrived just before its simulation could be sent to the workflow. */
const isEarly = (kind: string, what: string): boolean => kind === '400' && what.endsWith(SEND);

/** Returns the violations in a phase. */
function broken({ permits, goalS }: Fault, phase: Phase): string[] {
  const unexpected = phase.outcomes.filter(
    ({ kind, what }) => !/^2/.test(kind) && !permits.includes(kind) && !isEarly(kind, what),
  );
  const lines = unexpected.slice(0, MOST_SHOWN).map(({ kind, what }) => `${phase.name}: ${kind}, ${what}`);
  const recoveredS = recoveryMs(phase) / 1000;
  if (countOf(phase, '2xx') === 0) lines.push(`${phase.name}: nothing was answered`);
  if (recoveredS > scaled(goalS))
    lines.push(`${phase.name}: recovered after ${recoveredS.toFixed(1)} s, goal ${scaled(goalS)} s`);
  return lines;
}

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

/**
 * Two replicas under mixed traffic, while processes, database, core and mail fail and the clock is set. Goal: every answer is a success, an
 * expected refusal or a problem caused by the fault, and everything acknowledged exists exactly once.
 */
export function drillReplicas(seconds: number): Promise<boolean> {
  return withInstallation(async (installation) => {
    const ledger = new Ledger(installation.mailbox);
    const traffic = new Traffic(installation.balancer.url, ledger, installation.clock);
    const failures: string[] = [];
    row(HEADS);
    row(HEADS.map(() => '---'));
    traffic.start();
    try {
      for (const fault of FAULTS) {
        const phase = await run(fault, installation, traffic.outcomes, seconds);
        row(rowOf(phase));
        failures.push(...broken(fault, phase));
      }
    } finally {
      await traffic.end();
    }
    const findings = await account(installation, ledger);
    console.log('');
    console.log(
      `- broken for their clients by a replica: ${installation.balancer.broken.join(', ') || 'none'}`,
    );
    for (const { line, isMet } of findings) {
      console.log(`- ${line}`);
      if (!isMet) failures.push(line);
    }
    for (const line of failures) console.log(`BROKEN: ${line}`);
    return failures.length === 0;
  });
}
