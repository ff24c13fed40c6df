import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { MailIntents } from './mail-intents.ts';
import { SimulationMails } from './simulation-mails.ts';

/** For whoever has something mailed. Apart from the rest, which needs what they are needed by. */
@Module({
  imports: [JobsModule],
  providers: [MailIntents, SimulationMails],
  exports: [JobsModule, MailIntents, SimulationMails],
})
export class MailQueueModule {}
