import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fresh, type Sourced } from '../../capability/capability.ts';
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

  async send({ simulation, key, admit }: MailQuestion): Promise<Sourced<MailOutcome>> {
    const isNew = await this.source.transaction(async (manager) => {
      const intent = await (key === null
        ? this.intents.addUnnamed(manager, simulation)
        : this.intents.add(manager, simulation, key));
      if (intent === null) return false;
      admit();
      await this.mails.enqueue(manager, intent);
      return true;
    });
    return fresh(isNew ? 'queued' : 'known', 'local');
  }
}
