import { setTimeout as pause } from 'node:timers/promises';
import { scaled } from '../../bff/src/testing/retry-until.ts';
import { countsOf, storedInWorkflow } from '../../bff/src/testing/workflow-rows.ts';
import { type Installation, OPS_TOKEN } from './installation.ts';
import type { Ledger } from './traffic.ts';

const AUTHORIZED = { Authorization: `Bearer ${OPS_TOKEN}` };
const MAX_MS = scaled(90_000);
const LOOK_MS = 500;

/** A finding of the drill, and whether it is as expected. */
export interface Finding {
  readonly line: string;
  readonly isMet: boolean;
}

/** Compares the responses that clients got with the final content of the database, the mailbox and the workflow. */
export async function account(installation: Installation, ledger: Ledger): Promise<Finding[]> {
  const left = await finishJobs(installation, ledger);
  const stored = await storedSaves(installation);
  return [
    { line: `jobs left: ${left}`, isMet: left === 0 },
    savesFound(stored, ledger),
    mailsLeft(stored, ledger),
    await sendsFound(installation, ledger),
  ];
}

/** Retries failed work as operators do, until none is left. Returns the number of remaining jobs. */
async function finishJobs({ replicas: [{ url }] }: Installation, ledger: Ledger): Promise<number> {
  for (const until = performance.now() + MAX_MS; ; await pause(LOOK_MS)) {
    await ledger.collectMails();
    const answer = await fetch(`${url}/ops/jobs/pending`, { headers: AUTHORIZED });
    const jobs = (await answer.json()) as { id: string; state: string }[];
    if (jobs.length === 0 || performance.now() > until) return jobs.length;
    for (const { id, state } of jobs)
      if (state === 'retrying')
        await fetch(`${url}/ops/jobs/${id}/retry`, { method: 'POST', headers: AUTHORIZED });
  }
}

/** Simulations by the e-mail of their client. */
type Stored = ReadonlyMap<string, readonly string[]>;

async function storedSaves({ query }: Installation): Promise<Stored> {
  const rows = (await query(
    `SELECT clients.email, array_agg(simulations.uuid::text) AS uuids
     FROM simulations JOIN clients ON clients.uuid = simulations.client GROUP BY clients.email`,
  )) as { email: string; uuids: string[] }[];
  return new Map(rows.map(({ email, uuids }) => [email, uuids]));
}

function savesFound(stored: Stored, { saves }: Ledger): Finding {
  const acknowledged = [...saves].filter(([, { simulation }]) => simulation !== undefined);
  const found = acknowledged.filter(([email, { simulation = '' }]) =>
    stored.get(email)?.includes(simulation),
  ).length;
  const twice = [...stored.values()].filter(({ length }) => length > 1).length;
  return {
    line: `saves acknowledged: ${acknowledged.length}, found: ${found}, saved twice: ${twice}`,
    isMet: acknowledged.length > 0 && found === acknowledged.length && twice === 0,
  };
}

/** Checks the mails that arrived. A mail that a killed process was sending may arrive twice, with the same Message-ID. */
function mailsLeft(stored: Stored, ledger: Ledger): Finding {
  const mails = [...stored.keys()].map((email) => ledger.mailsTo(email));
  const once = mails.filter((ids) => new Set(ids).size === 1).length;
  const again = mails.filter((ids) => ids.length > new Set(ids).size).length;
  return {
    line: `mails: ${once} of ${stored.size} saves mailed once, ${again} handed over again with the same Message-ID`,
    isMet: once === stored.size,
  };
}

async function sendsFound({ query, mailbox }: Installation, { sends }: Ledger): Promise<Finding> {
  const stored = await storedInWorkflow(mailbox.coreUrl);
  const rows = (await query(`SELECT simulation::text, state FROM workflow_flows`)) as {
    simulation: string;
    state: string;
  }[];
  const done = rows.filter(({ state }) => state === 'done').length;
  const emails = stored.partakers.map(({ client }) => client.profile.user.email);
  const numbers = new Set(stored.requests.map(({ id }) => id));
  const acknowledged = [...sends.values()].filter((number) => number !== null);
  const isOnce = countsOf(stored).every((count) => count === done) && new Set(emails).size === emails.length;
  const found = acknowledged.filter((number) => numbers.has(number)).length;
  return {
    line: `workflow: ${rows.length} sends begun, ${done} done, entries of each kind: ${countsOf(stored).join(', ')}; acknowledged: ${acknowledged.length}, found: ${found}`,
    isMet: isOnce && done === rows.length && done > 0 && found === acknowledged.length,
  };
}
