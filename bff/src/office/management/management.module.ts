import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { SimulationsModule } from '../../simulations/reading/simulations.module.ts';
import { AssignedToMeController } from './assigned-to-me.controller.ts';
import { AssignedToMeService } from './assigned-to-me.service.ts';
import { AssignmentController } from './assignment.controller.ts';
import { AssignmentMails } from './assignment-mails.ts';
import { DisabledExecutivesController } from './disabled-executives.controller.ts';
import { DisabledExecutivesService } from './disabled-executives.service.ts';
import { ExecutivesService } from './executives.service.ts';
import { HistoryController } from './history.controller.ts';
import { HistoryService } from './history.service.ts';
import { ManagementController } from './management.controller.ts';
import { ManagementService } from './management.service.ts';

@Module({
  imports: [JobsModule, SimulationsModule],
  controllers: [
    ManagementController,
    AssignmentController,
    AssignedToMeController,
    DisabledExecutivesController,
    HistoryController,
  ],
  providers: [
    ManagementService,
    ExecutivesService,
    DisabledExecutivesService,
    AssignedToMeService,
    AssignmentMails,
    HistoryService,
  ],
  exports: [ManagementService, ExecutivesService, HistoryService],
})
export class ManagementModule {}
