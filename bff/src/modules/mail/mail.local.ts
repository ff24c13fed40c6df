import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../border/sourced.ts';
import { MailIntents } from './mail-intents.ts';
import { type MailOutcome, MailPort, type MailQuestion } from './mail.port.ts';
import { SimulationMails } from './simulation-mails.ts';

/** Puts the mail into the queue; it is there when the answer says so, whatever happens next. */
@Injectable()
export class LocalMail extends MailPort {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(MailIntents) private readonly intents: MailIntents,
    @Inject(SimulationMails) private readonly mails: SimulationMails,
  ) {
    super();
  }

  async send(question: MailQuestion): Promise<Sourced<MailOutcome>> {
    const added = await this.source.transaction(async (manager) => {
      const intent = await this.intents.addAdmitted(manager, question);
      if (intent !== null) await this.mails.enqueue(manager, intent);
      return intent;
    });
    return fresh(added === null ? 'known' : 'queued', 'local');
  }
}
