import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { LOGGER } from '../../observability/logger.ts';
import { PdfPort } from '../pdf/pdf.port.ts';
import { MAIL_TASK, MailQueue } from './mail-queue.ts';
import type { MailAdapter, MailRequest } from './mail.port.ts';
import { simulationMail } from './simulation-mail.ts';
import { isAddressRefused, messageIdOf, SmtpServer } from '../../border/smtp-server.ts';

/** Maximum number of concurrent mails: most of the time is spent waiting for the mail server. */
const MAILS_AT_ONCE = 8;

/** Adds mails to the queue, which survives a crash, and sends them to the mail server. Without one they wait. */
@Injectable()
export class LocalMail implements MailAdapter {
  /** Intents whose mail the server accepted, but which could not be marked as sent because the database was unavailable. */
  private readonly accepted = new Set<string>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) logger: Logger,
    jobs: DurableJobs,
    private readonly source: DataSource,
    private readonly queue: MailQueue,
    private readonly pdf: PdfPort,
  ) {
    if (config.smtpUrl) {
      const server = new SmtpServer(config.smtpUrl, config.production);
      jobs.handle<{ intent: string }>(
        MAIL_TASK,
        ({ intent }, signal) => this.deliver(server, intent, signal),
        MAILS_AT_ONCE,
      );
    } else if (config.modes.mail.mode === 'local') {
      logger.warn('SMTP_URL is not set: mails wait in the queue');
    }
  }

  async assertMailable(): Promise<void> {}

  async send(request: MailRequest): Promise<Sourced<null>> {
    await this.source.transaction(async (manager) => {
      const intent = await this.queue.addAdmitted(manager, request);
      if (intent !== null) await this.queue.enqueue(manager, intent);
    });
    return fresh(null, 'local');
  }

  private async deliver(server: SmtpServer, name: string, signal: AbortSignal): Promise<void> {
    const intent = await this.queue.find(name);
    // The simulation was erased, or the mail was sent by a process that was killed before it could end the job.
    if (!intent || intent.sentAt) return;
    if (!this.accepted.has(name)) {
      const simulation = await this.queue.mailable(intent);
      if (!simulation) return this.queue.markFailed(intent);
      const { value: pdf } = await this.pdf.render(simulation);
      // A rectification may have replaced the address meanwhile.
      if ((await this.queue.find(name))?.recipient !== intent.recipient)
        return this.deliver(server, name, signal);
      try {
        await server.send(
          {
            ...simulationMail(simulation, this.config.publicUrl),
            intent: name,
            recipient: intent.recipient,
            pdf,
          },
          signal,
        );
      } catch (error) {
        if (!isAddressRefused(error)) throw error;
        return this.queue.markRefused(intent);
      }
    }
    this.accepted.add(name);
    await this.queue.markSent(intent, messageIdOf(intent.intent));
    this.accepted.delete(name);
  }
}
