import { Module } from '@nestjs/common';
import { AssignmentController } from './assignment.controller.ts';
import { ExecutivesService } from './executives.service.ts';
import { ManagementController } from './management.controller.ts';
import { ManagementService } from './management.service.ts';

@Module({
  controllers: [ManagementController, AssignmentController],
  providers: [ManagementService, ExecutivesService],
})
export class ManagementModule {}
