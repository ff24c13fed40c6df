import {
  Body,
  Controller,
  Param,
  Post,
  UseFilters,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiParam, ApiSeeOtherResponse } from '@nestjs/swagger';
import { type ActorId, ByActor } from '../access/caller.ts';
import { failurePage } from '../http/failure-page.ts';
import { URL_FORM } from '../http/media-types.ts';
import { Operation } from '../http/operation.ts';
import { AllowOperators, TakesForm } from '../http/operation-facts.ts';
import { OperatorActions, SETTINGS } from './operator-actions.ts';
import { QueuedJobDto } from '../jobs/queued-jobs.ts';
import { BreakerDto, DelayDto } from './ops.dto.ts';
import { ProcessHeaders } from './process-headers.ts';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { Answer } from '../http/answer.ts';
import { markAsStaff } from '../http/audience.ts';

/** Page of an action that failed, e.g. on a job that was done meanwhile. */
const FailedActionPage = failurePage({
  title: 'No se hizo',
  href: '/ops/panel',
  link: 'Volver a Operaciones',
});

/** Redirects a browser that sent a form of the panel back to the panel; other clients get the body. */
@Injectable()
class BackToPanel implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    markAsStaff(request);
    const isBrowser = request.accepts(['json', 'html']) === 'html';
    return next
      .handle()
      .pipe(map((body: unknown) => (isBrowser ? new Answer('', { Location: '/ops/panel' }, 303) : body)));
  }
}

/** Operators' actions on jobs and breakers. A browser is redirected to the panel, or shown why nothing was done. See docs/rules.md R523. */
@AllowOperators()
@UseInterceptors(ProcessHeaders, BackToPanel)
@UseFilters(FailedActionPage)
@ApiSeeOtherResponse({ description: 'A browser is led back to the page' })
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
  @TakesForm('application/json', URL_FORM)
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
