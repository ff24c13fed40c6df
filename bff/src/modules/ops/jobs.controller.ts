import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowOperators } from '../../http/operation-facts.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { TaskJobsDto } from './jobs.dto.ts';

const BY_TASK = `
  SELECT tasks.identifier AS task,
    (count(*) FILTER (WHERE jobs.is_available AND jobs.attempts = 0))::int AS waiting,
    (count(*) FILTER (WHERE jobs.is_available AND jobs.attempts > 0))::int AS retrying,
    (count(*) FILTER (WHERE jobs.locked_at IS NOT NULL))::int AS running,
    (count(*) FILTER (WHERE jobs.locked_at IS NULL AND NOT jobs.is_available))::int AS given_up,
    min(jobs.created_at) FILTER (WHERE jobs.is_available OR jobs.locked_at IS NOT NULL) AS oldest
  FROM graphile_worker._private_tasks AS tasks
  LEFT JOIN graphile_worker._private_jobs AS jobs ON jobs.task_id = tasks.id
  GROUP BY tasks.identifier
  ORDER BY tasks.identifier`;

type Row = Omit<TaskJobsDto, 'handled'>;

/** What waits to be done, for operators. */
@ApiTags('ops')
@AllowOperators()
@Controller('ops')
export class JobsController {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(DurableJobs) private readonly jobs: DurableJobs,
  ) {}

  @Get('jobs')
  @ApiOperation({ operationId: 'ops_jobs', summary: 'What waits in the job queue, by task' })
  @ApiOkResponse({ type: [TaskJobsDto] })
  @ApiProblems(503)
  async list(): Promise<TaskJobsDto[]> {
    const rows: Row[] = await this.source.query(BY_TASK);
    return rows.map((row) => ({ ...row, handled: this.jobs.isHandled(row.task) }));
  }
}
