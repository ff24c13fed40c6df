import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bindPort } from '../border/port.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import { DurableJobs } from '../jobs/durable-jobs.ts';
import { ClientsController } from './clients/clients.controller.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { MailController } from './mail/mail.controller.ts';
import { CoreMail } from './mail/mail.core.ts';
import { LocalMail } from './mail/mail.local.ts';
import { type MailAdapter, MailPort } from './mail/mail.port.ts';
import { QuotesService } from './quotes/quotes.service.ts';
import { SimulationAccess } from './reading/simulation-access.ts';
import { SimulationsController } from './simulations.controller.ts';
import { ConfirmationService } from './saving/confirmation.service.ts';
import { ListedNames } from './saving/listed-names.service.ts';
import { RecalculationService } from './saving/recalculation.service.ts';
import { SavingController } from './saving/saving.controller.ts';

/** Clients and their saved simulations, which are read, mailed and quoted. */
@Module({
  controllers: [ClientsController, MailController, SavingController, SimulationsController],
  providers: [
    ConfirmationService,
    ListedNames,
    MailQueue,
    QuotesService,
    RecalculationService,
    SimulationAccess,
    ...bindPort<MailAdapter>({
      capability: 'mail',
      port: MailPort,
      local: LocalMail,
      core: (upstream: Upstream, source: DataSource, queue: MailQueue, jobs: DurableJobs) =>
        new CoreMail(upstream, source, queue, jobs),
      coreDependencies: [DataSource, MailQueue, DurableJobs],
    }),
  ],
  exports: [SimulationAccess],
})
export class SimulationsModule {}
