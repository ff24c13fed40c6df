import { Module } from '@nestjs/common';
import { bindPort } from '../border/port.ts';
import { FlowStore } from './flow-store.ts';
import { OwnRows } from './own-rows.ts';
import { WorkflowRunner } from './workflow-runner.ts';
import { WorkflowSteps } from './workflow-steps.ts';
import { WorkflowController } from './workflow.controller.ts';
import { CoreWorkflow } from './workflow.core.ts';
import { type WorkflowAdapter, WorkflowPort } from './workflow.port.ts';

@Module({
  controllers: [WorkflowController],
  providers: [
    FlowStore,
    OwnRows,
    WorkflowRunner,
    WorkflowSteps,
    ...bindPort<WorkflowAdapter>({
      capability: 'workflow',
      port: WorkflowPort,
      core: (upstream) => new CoreWorkflow(upstream),
    }),
  ],
})
export class WorkflowModule {}
