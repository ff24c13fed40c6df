import type { Response } from 'supertest';
import { DataSource } from 'typeorm';
import { retryUntil } from './retry-until.ts';
import type { SavedSimulationChanges } from './saved-simulation.ts';
import { type StoredSimulation, storeNewSimulation } from './stored-simulation.ts';
import type { TestBff } from './test-bff.ts';
import type { TestMail, TestMailbox } from './test-mailbox.ts';

/** Answer to an accepted request to mail, new or repeated. */
export const ON_ITS_WAY = { detail: 'La simulación va en camino al correo registrado.' };

const SEND = '/simulations/api/mail/send';

/** A stored simulation, and the address of its requests: each has its own limit. */
export interface Mailable extends StoredSimulation {
  readonly address: string;
}

export interface MailRequest {
  readonly key?: string;
  readonly method?: 'get' | 'head';
  readonly headers?: Readonly<Record<string, string>>;
}

interface Job {
  readonly attempts: number;
  readonly last_error: string | null;
}

let addresses = 0;

/** Requests to mail of a BFF that was started with `TRUST_PROXY=loopback`, and the jobs in its queue. */
export class Mailing {
  constructor(private readonly bff: TestBff) {}

  async store(changes?: SavedSimulationChanges): Promise<Mailable> {
    addresses += 1;
    const stored = await storeNewSimulation(this.source(), changes);
    return { ...stored, address: `203.0.113.${addresses}` };
  }

  async send(stored: Mailable, request: MailRequest = {}): Promise<Response> {
    const { uuid } = stored.simulation;
    return this.bff.http.post(SEND).set(headersOf(stored, request)).send({ simulation: uuid });
  }

  /** Requests the mail without a simulation number: for the client's newest simulation. */
  async sendNewest(stored: Mailable, request: MailRequest = {}): Promise<Response> {
    const path = `/authentication/api/clients/${stored.simulation.client.uuid}/last_simulation_email`;
    return this.bff.http[request.method ?? 'get'](path).set(headersOf(stored, request));
  }

  /** Returns the queue's jobs once `isFound` accepts them, or at the deadline. */
  jobsOnce(isFound: (found: readonly Job[]) => boolean): Promise<readonly Job[]> {
    return retryUntil(() => this.jobs(), isFound);
  }

  /** Returns all mails to somebody, when the queue is empty. @throws Error if jobs are left over */
  async allMails({ email }: { readonly email: string }, mailbox: TestMailbox): Promise<TestMail[]> {
    const left = await this.jobsOnce(({ length }) => length === 0);
    if (left.length > 0) throw new Error(`jobs are left over: ${JSON.stringify(left)}`);
    return mailbox.arrived(email, 0);
  }

  /** Lets failed jobs run again now, as docs/operations.md describes. */
  async hurry(): Promise<void> {
    await this.source().query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
       FROM graphile_worker.jobs WHERE task_identifier LIKE '%mail%'`,
    );
  }

  private jobs(): Promise<Job[]> {
    return this.source().query('SELECT attempts, last_error FROM graphile_worker.jobs');
  }

  private source(): DataSource {
    return this.bff.app.get(DataSource);
  }
}

const headersOf = ({ cookie, address }: Mailable, { key, headers }: MailRequest) => ({
  Cookie: cookie,
  'X-Forwarded-For': address,
  ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  ...headers,
});
