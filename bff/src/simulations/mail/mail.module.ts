import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccessModule } from '../../access/access.module.ts';
import { bindPort } from '../../border/port.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { PdfModule } from '../pdf/pdf.module.ts';
import { SimulationsModule } from '../reading/simulations.module.ts';
import { ClientsModule } from '../clients/clients.module.ts';
import { MailCorrection } from './mail-correction.ts';
import { MailController } from './mail.controller.ts';
import { CoreMail } from './mail.core.ts';
import { MailDelivery } from './mail-delivery.ts';
import { LocalMail } from './mail.local.ts';
import { type MailAdapter, MailPort } from './mail.port.ts';
import { MailQueue } from './mail-queue.ts';

@Module({
  imports: [AccessModule, ClientsModule, JobsModule, PdfModule, SimulationsModule],
  controllers: [MailController],
  providers: [
    MailCorrection,
    MailQueue,
    MailDelivery,
    ...bindPort<MailAdapter>({
      capability: 'mail',
      port: MailPort,
      local: LocalMail,
      core: (upstream: Upstream, source: DataSource, queue: MailQueue, jobs: DurableJobs) =>
        new CoreMail(upstream, source, queue, jobs),
      coreDependencies: [DataSource, MailQueue, DurableJobs],
    }),
  ],
  exports: [MailQueue],
})
export class MailModule {}
