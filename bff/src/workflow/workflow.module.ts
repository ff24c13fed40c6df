import { Module } from '@nestjs/common';
import { bindPort } from '../border/port.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import { FlowStore } from './flow-store.ts';
import { WorkflowRunner } from './workflow-runner.ts';
import { WorkflowSteps } from './workflow-steps.ts';
import { WorkflowController } from './workflow.controller.ts';
import { WorkflowPort } from './workflow.port.ts';

@Module({
  controllers: [WorkflowController],
  providers: [
    FlowStore,
    WorkflowRunner,
    WorkflowSteps,
    ...bindPort<Upstream>({
      capability: 'workflow',
      port: WorkflowPort,
      core: (upstream) => upstream,
    }),
  ],
})
export class WorkflowModule {}
