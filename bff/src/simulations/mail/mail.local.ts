import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { MailQueue } from './mail-queue.ts';
import type { MailAdapter, MailRequest } from './mail.port.ts';

/** Adds the mail to the queue. Once this resolves, the mail is stored and survives a crash. */
@Injectable()
export class LocalMail implements MailAdapter {
  constructor(
    private readonly source: DataSource,
    private readonly queue: MailQueue,
  ) {}

  async assertMailable(): Promise<void> {}

  async send(request: MailRequest): Promise<Sourced<null>> {
    await this.source.transaction(async (manager) => {
      const intent = await this.queue.addAdmitted(manager, request);
      if (intent !== null) await this.queue.enqueue(manager, intent);
    });
    return fresh(null, 'local');
  }
}
