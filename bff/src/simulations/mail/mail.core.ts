import type { DataSource } from 'typeorm';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { MailIntentEntity } from '../../database/entities/mail-intent.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { DurableJobs } from '../../jobs/durable-jobs.ts';
import { Problem } from '../../http/problem.ts';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import { withoutDisconnect } from '../../http/request-scope.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { MailAdapter, MailRequest } from './mail.port.ts';
import { CORE_MAIL_TASK, mailIntentOf, type MailQueue } from './mail-queue.ts';

const NOT_THE_NEWEST = 'El sistema del banco solo envía la última simulación de cada persona.';
/** Asks the core to mail, once per intent and synchronously, so that the user learns whether it worked. */
export class CoreMail implements MailAdapter {
  /** Concurrent callers for the same intent share one request. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly upstream: Upstream,
    private readonly source: DataSource,
    private readonly queue: MailQueue,
    jobs: DurableJobs,
  ) {
    jobs.handle<{ intent: string }>(CORE_MAIL_TASK, ({ intent }) => this.askQueued(intent));
  }

  /** Checks that it is the client's newest simulation, because the core chooses by itself which one it mails. */
  async assertMailable(simulation: SimulationEntity): Promise<void> {
    if (!(await this.isNewest(simulation))) throw new Problem(409, NOT_THE_NEWEST);
  }

  private async isNewest({ uuid, client }: SimulationEntity): Promise<boolean> {
    const newest = await this.source.manager.findOne(SimulationEntity, {
      where: { client: { uuid: client.uuid } },
      order: { created: 'DESC', id: 'DESC' },
    });
    return newest?.uuid === uuid;
  }

  async send(request: MailRequest): Promise<Sourced<null>> {
    const { simulation, key } = request;
    const name = key === null ? simulation.uuid : mailIntentOf(simulation, key);
    const sending =
      this.underWay.get(name) ?? this.sendOnce(request).finally(() => this.underWay.delete(name));
    this.underWay.set(name, sending);
    await sending;
    return fresh(null, 'core');
  }

  private async sendOnce(request: MailRequest): Promise<void> {
    const { simulation, key } = request;
    const added = await this.source.transaction((manager) => this.queue.addAdmitted(manager, request));
    // A request without a key is a repetition only of one that did not fail.
    if (added === null) return key === null ? undefined : this.assertSent(mailIntentOf(simulation, key));
    const intent = await this.queue.find(added);
    if (intent) await this.ask(intent, () => this.queue.delete(intent));
  }

  /** Asks the core in a queued job, with no request waiting: a call that had no effect is retried by the queue. */
  private async askQueued(name: string): Promise<void> {
    const intent = await this.queue.find(name);
    if (!intent || intent.sentAt || intent.failedAt) return;
    // An earlier process asked, and was killed before the answer.
    if (intent.requestedAt) return this.queue.markFailed(intent);
    await this.ask(intent, () => this.queue.markRequested(intent, false));
  }

  /** Checks that a known intent was mailed. @throws Problem 409 while it is, 502 if nobody knows */
  private async assertSent(intent: string): Promise<void> {
    const before = await this.queue.find(intent);
    if (!before || before.sentAt) return;
    throw this.queue.isOver(before)
      ? new Problem(502, SERVER_SENTENCES.mailUnknown)
      : new Problem(409, SERVER_SENTENCES.mailUnderWay);
  }

  /** Asks the core to mail. @throws Problem unless the core confirms it */
  private async ask(intent: MailIntentEntity, onNotExecuted: () => Promise<void>): Promise<void> {
    const simulation = await this.queue.mailable(intent);
    // Another one may have been saved while this one was queued, and would be mailed in its place.
    if (!simulation || !(await this.isNewest(simulation))) return this.queue.markFailed(intent);
    const params = { uuid: simulation.client.uuid };
    await this.queue.markRequested(intent);
    try {
      // Continues if the client disconnects, because the outcome must be known when the user returns.
      await withoutDisconnect(() => this.upstream.ask('last_simulation_email', { params }));
    } catch (error) {
      if (notExecuted(error)) await onNotExecuted();
      else await this.queue.markFailed(intent);
      throw error;
    }
    await this.queue.markSent(intent, null);
  }
}
