import { Body, Controller, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { type ActorId, ByActor } from '../access/caller.ts';
import { Operation } from '../http/operation.ts';
import { AllowOperators } from '../http/operation-facts.ts';
import { QueuedJobDto } from '../jobs/queued-jobs.ts';
import { OperatorActions, SETTINGS } from './operator-actions.ts';
import { BreakerDto, DelayDto } from './ops.dto.ts';
import { ProcessHeaders } from './process-headers.ts';

/** Operators' actions on jobs and breakers. See docs/rules.md R523. */
@AllowOperators()
@UseInterceptors(ProcessHeaders)
@Controller('ops')
export class OpsActionsController {
  constructor(private readonly actions: OperatorActions) {}

  @Post('jobs/:id/retry')
  @Operation('ops_retry_job', 'Runs a job now, as if it had never failed', QueuedJobDto, 409)
  retry(@Param('id') id: string, @ByActor() actor: ActorId) {
    return this.actions.retry(id, actor);
  }

  @Post('jobs/:id/delay')
  @Operation('ops_delay_job', 'Lets a job wait until an instant, or for some minutes', QueuedJobDto, 409)
  delay(@Param('id') id: string, @Body() delay: DelayDto, @ByActor() actor: ActorId) {
    return this.actions.delay(id, delay, actor);
  }

  @Post('jobs/:id/cancel')
  @Operation('ops_cancel_job', 'Removes a job, which is not done', QueuedJobDto, 409)
  cancel(@Param('id') id: string, @ByActor() actor: ActorId) {
    return this.actions.cancel(id, actor);
  }

  @Post('breakers/:capability/:act')
  @Operation('ops_set_breaker', 'Holds a breaker open or closed, or leaves it to itself', BreakerDto, 409)
  @ApiParam({ name: 'act', enum: [...SETTINGS.keys()] })
  setBreaker(@Param('capability') capability: string, @Param('act') act: string, @ByActor() actor: ActorId) {
    return this.actions.setBreaker(capability, act, actor);
  }
}
