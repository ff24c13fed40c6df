import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { Audit } from '../../../access/audit.ts';
import { actorOf, callerOf } from '../../../access/caller.ts';
import { Clock } from '../../../clock/clock.ts';
import { windowOf } from '../../../simulations/reading/requested-window.ts';
import { ListFilters } from '../../listing/list-filters.service.ts';
import { countSimulations } from '../../listing/listed-simulations.ts';
import type { SearchQueryDto } from '../../listing/listing.dto.ts';
import { readSearchText } from '../../listing/search-text.ts';
import { simulationRows } from './simulation-rows.ts';
import { simulationWorkbook } from './simulation-workbook.ts';

export interface Download {
  /** Number of simulations when the download starts; it may differ by the end. */
  readonly count: number;
  readonly workbook: Readable;
}

/** Downloads simulations as a file. See docs/rules.md R330, R331. */
@Injectable()
export class DownloadService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly filters: ListFilters,
  ) {}

  /** Prepares a download, whose rows are read on demand. @throws Problem 400 for an invalid window of days, 403 for another user's list */
  async open(request: Request, query: SearchQueryDto): Promise<Download> {
    const filter = await this.filters.of(query, callerOf(request));
    const { from, to } = filter?.window ?? windowOf(this.clock.today(), query);
    const { manager } = this.source;
    const listed = filter && { filter, search: readSearchText(query.name ?? '') };
    const count = listed ? await countSimulations(manager, listed) : 0;
    await this.audit.note({
      action: 'simulations_downloaded',
      actor: actorOf(request),
      subject: `simulations of ${from} to ${to}`,
    });
    const rows = listed ? simulationRows(this.source, listed) : noRows();
    return { count, workbook: simulationWorkbook(rows, count) };
  }
}

async function* noRows(): AsyncGenerator<never, void> {}
