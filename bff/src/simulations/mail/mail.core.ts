import type { DataSource } from 'typeorm';
import { notExecuted } from '../../border/upstream/upstream-problem.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { Problem } from '../../http/problem.ts';
import type { DurableJobs } from '../../jobs/durable-jobs.ts';
import type { MailAdapter } from './mail.port.ts';
import { CORE_MAIL_TASK, type MailQueue } from './mail-queue.ts';

const NOT_THE_NEWEST = 'El sistema del banco solo envía la última simulación de cada persona.';

/** Asks the core to send queued mails, each once: a mail whose outcome is unknown is not repeated. */
export class CoreMail implements MailAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly source: DataSource,
    private readonly queue: MailQueue,
    jobs: DurableJobs,
  ) {
    jobs.handle<{ intent: string }>(CORE_MAIL_TASK, ({ intent }) => this.ask(intent));
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

  /** Asks the core to mail. @throws Problem unless the core confirms it */
  private async ask(name: string): Promise<void> {
    const intent = await this.queue.find(name);
    if (!intent || intent.sentAt || intent.failedAt) return;
    const simulation = await this.queue.mailable(intent);
    // An earlier process asked, and was killed before the answer.
    if (!simulation || intent.requestedAt || !(await this.isNewest(simulation)))
      return this.queue.markFailed(intent);
    const params = { uuid: simulation.client.uuid };
    await this.queue.markRequested(intent);
    try {
      await this.upstream.ask('last_simulation_email', { params });
    } catch (error) {
      if (notExecuted(error)) await this.queue.markRequested(intent, false);
      else await this.queue.markFailed(intent);
      throw error;
    }
    await this.queue.markSent(intent, null);
  }
}
