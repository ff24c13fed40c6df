import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { UpstreamFactory } from '../../border/upstream/upstream-factory.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { LOGGER } from '../../observability/logger.ts';
import { CmfFailure } from './cmf-failure.ts';
import { CmfPublications } from './cmf-publications.ts';
import { cmfJobKey, CmfValues } from './cmf-values.ts';
import { PUBLISHED, PUBLISHED_TABLES, type PublishedTable } from '../book/published-tables.ts';

/** Name of the job that fetches what the CMF has published: `{table}`. */
const CMF_TASK = 'cmf';

/**
 * Fetches UF and TMC from the CMF: at the start and every hour while a published value is missing, by one replica. Requests are answered
 * from the tables, and never wait for the CMF. See docs/rules.md R820.
 */
@Injectable()
export class CmfJob {
  private readonly upstreams = new Map<PublishedTable, Upstream>();

  constructor(
    @Inject(APP_CONFIG) { modes }: AppConfig,
    upstreams: UpstreamFactory,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly publications: CmfPublications,
    private readonly values: CmfValues,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const table of PUBLISHED_TABLES) {
      const { capability } = PUBLISHED[table];
      const mode = modes[capability];
      if (mode.mode === 'cmf') this.upstreams.set(table, upstreams.for(capability, mode));
    }
    if (this.upstreams.size === 0) return;
    jobs.handle<{ table: PublishedTable }>(CMF_TASK, ({ table }) => this.fetch(table));
    jobs.addHourly(CMF_TASK, () => this.look());
  }

  /** Adds the job of each table with missing values, or makes a waiting one run now. */
  async look(): Promise<void> {
    for (const table of this.upstreams.keys())
      if (await this.values.isMissing(table, 'published'))
        await this.jobs.enqueueNow(this.source.manager, CMF_TASK, { table }, cmfJobKey(table));
  }

  private async fetch(table: PublishedTable): Promise<void> {
    const upstream = this.upstreams.get(table);
    // Another replica may have fetched the values since the job was added.
    if (!upstream || !(await this.values.isMissing(table, 'published'))) return;
    const published = await this.publications.values(table, upstream, this.clock.today());
    const changed = await this.values.store(table, published);
    this.logger.info({ table, changed }, 'values of the CMF stored');
    if (await this.values.isMissing(table, 'today')) throw new CmfFailure('CMF_NOT_PUBLISHED');
  }
}
