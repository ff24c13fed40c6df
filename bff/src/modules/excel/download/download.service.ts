import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { Audit } from '../../../access/audit.ts';
import { actorOf } from '../../../access/caller.ts';
import { Clock } from '../../../clock/clock.ts';
import { windowOf } from '../../simulations/requested-window.ts';
import type { DaysQueryDto } from '../../simulations/days-query.dto.ts';
import { countRows, type DownloadFilter, simulationRows } from './simulation-rows.ts';
import { workbookOf } from './workbook.ts';

export interface Download {
  /** As of now: while it is written simulations may come and go. */
  readonly count: number;
  readonly workbook: Readable;
}

/** Simulations as a file. See docs/rules.md R330, R331. */
@Injectable()
export class DownloadService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Audit) private readonly audit: Audit,
  ) {}

  /** Nothing is read of it before it is taken. @throws Problem 400 for days that are no window */
  async open(request: Request, query: DaysQueryDto): Promise<Download> {
    const window = windowOf(this.clock.today(), query);
    const filter: DownloadFilter = { window, state: query.status ?? 0 };
    const count = await countRows(this.source, filter);
    await this.audit.note({
      action: 'simulations_downloaded',
      actor: actorOf(request),
      subject: `simulations of ${window.from} to ${window.to}`,
    });
    return { count, workbook: workbookOf(simulationRows(this.source, filter), count) };
  }
}
