import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SaveLimitsModule } from '../../access/save-limits.ts';
import { bindPort } from '../../border/bind-port.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { SimulationsModule } from '../simulations/simulations.module.ts';
import { MAIL } from './mail.capability.ts';
import { MailController } from './mail.controller.ts';
import { CoreMail } from './mail.core.ts';
import { MailDelivery } from './mail-delivery.ts';
import { MailIntents } from './mail-intents.ts';
import { LocalMail } from './mail.local.ts';
import { MailPort } from './mail.port.ts';
import { MailQueueModule } from './mail-queue.module.ts';

@Module({
  imports: [MailQueueModule, PdfModule, SaveLimitsModule, SimulationsModule],
  controllers: [MailController],
  providers: [
    MailDelivery,
    ...bindPort<MailPort>({
      capability: MAIL.name,
      port: MailPort,
      local: LocalMail,
      core: (upstream: Upstream, source: DataSource, intents: MailIntents, jobs: DurableJobs) =>
        new CoreMail(upstream, source, intents, jobs),
      coreDependencies: [DataSource, MailIntents, DurableJobs],
    }),
  ],
  exports: [MailPort],
})
export class MailModule {}
