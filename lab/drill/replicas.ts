import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../bff/src/testing/retry-until.ts';
import { SEND } from '../../bff/src/testing/workflow-rows.ts';
import { printHeads, printRow, spread } from '../table.ts';
import { account } from './account.ts';
import { type Fault, FAULTS } from './faults.ts';
import { withInstallation } from './installation.ts';
import type { Outcome } from './client.ts';
import { countsOf, Ledger, Traffic } from './traffic.ts';

/** Time without faults after each fault, in which the installation recovers, ms. */
const SETTLING_MS = 10_000;
/** Maximum number of violations shown per fault. */
const MOST_SHOWN = 5;

/** Returns true for a mail that arrived just before its simulation could be sent to the workflow. */
const isEarly = ({ kind, what }: Outcome): boolean => kind === '409' && what.endsWith(SEND);

/** Returns what was not promised during a fault and after it. */
function violations(
  { name, permits, goalS }: Fault,
  outcomes: readonly Outcome[],
  recoveredS: number,
): string[] {
  const unexpected = outcomes.filter(
    (outcome) => !/^2/.test(outcome.kind) && !permits.includes(outcome.kind) && !isEarly(outcome),
  );
  const lines = unexpected.slice(0, MOST_SHOWN).map(({ kind, what }) => `${name}: ${kind}, ${what}`);
  if (!outcomes.some(({ kind }) => /^2/.test(kind))) lines.push(`${name}: nothing was answered`);
  if (recoveredS > scaled(goalS))
    lines.push(`${name}: recovered after ${recoveredS.toFixed(1)} s, goal ${scaled(goalS)} s`);
  return lines;
}

/**
 * Two replicas under mixed traffic, while processes, database, core and mail fail. Goal: every answer is a success, an
 * expected refusal or a problem caused by the fault, and everything acknowledged exists exactly once.
 */
export function drillReplicas(seconds: number): Promise<boolean> {
  return withInstallation(async (installation) => {
    const { balancer, mailbox } = installation;
    const ledger = new Ledger(mailbox);
    const traffic = new Traffic(balancer.send, ledger);
    const failures: string[] = [];
    printHeads(['fault', 'answers', 'recovered after, s', 'median, ms', 'slowest, ms']);
    traffic.start();
    try {
      for (const fault of FAULTS) {
        const from = traffic.outcomes.length;
        await fault.run(installation, seconds);
        const healed = performance.now();
        if (fault.name !== 'quiet') await pause(SETTLING_MS);
        const outcomes = traffic.outcomes.slice(from);
        const failed = outcomes.filter(({ kind }) => /^(?:5\d\d|reset|wrong)$/.test(kind));
        const recoveredS = Math.max(0, ...failed.map(({ at }) => at - healed)) / 1000;
        const { median, most } = spread(outcomes.map(({ ms }) => Math.round(ms)));
        printRow([fault.name, countsOf(outcomes), recoveredS.toFixed(1), median, most]);
        failures.push(...violations(fault, outcomes, recoveredS));
      }
    } finally {
      await traffic.end();
    }
    console.log(`\n- broken for their clients by a replica: ${balancer.broken.join(', ') || 'none'}`);
    for (const { line, isMet } of await account(installation, ledger)) {
      console.log(`- ${line}`);
      if (!isMet) failures.push(line);
    }
    for (const line of failures) console.log(`BROKEN: ${line}`);
    return failures.length === 0;
  });
}
