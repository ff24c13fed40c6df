import { Injectable } from '@nestjs/common';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { DataSource } from 'typeorm';
import type { Caller } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import { stateIds } from '../../database/state-ids.ts';
import { Problem } from '../../http/problem.ts';
import { windowOf } from '../../simulations/reading/requested-window.ts';
import { type ListFilter, type Narrowing, LOOKS_AT_ALL_DAYS, type View } from './list-filter.ts';
import type { FilterQueryDto } from './listing.dto.ts';

/** Validates the filters of a query of staff's lists, and the caller's access to them. See docs/rules.md R280, R281, R510. */
@Injectable()
export class ListFilters {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns null if no simulation can match. @throws Problem 400 for an invalid window of days, 403 for another user's list */
  async of(query: FilterQueryDto, reader: Caller): Promise<ListFilter | null> {
    assertMayList(query, reader);
    const { view } = query;
    const absentDays = view && LOOKS_AT_ALL_DAYS.has(view) ? WINDOW_LIMITS.daysMax : undefined;
    const window = windowOf(this.clock.today(), query, absentDays);
    const commercial = commercialOf(query, reader);
    const decision = await this.decision(query);
    if (decision === null || commercial === null) return null;
    return {
      window,
      ...decision,
      commercial,
      narrowing: this.narrowing(view, reader),
      rejected: await stateIds(this.source.manager, isRejected),
    };
  }

  /** Returns the view's filter: executives see their own and unassigned simulations, administrators all. */
  private narrowing(view: View | undefined, { role, user }: Caller): Narrowing | null {
    if (view === undefined || view === 'mine') return null;
    const owner = role === 'adminrole' ? null : (user?.id ?? null);
    return { view, today: this.clock.today(), owner };
  }

  /** Returns the requested state and resolution, 0 for any; null if no simulation can have both. */
  private async decision({
    status = 0,
    result = 0,
  }: FilterQueryDto): Promise<Pick<ListFilter, 'state' | 'resolution'> | null> {
    if (result === 0) return { state: status, resolution: 0 };
    const resolution = await this.source.manager.findOne(ResolutionEntity, {
      where: { id: result, ...(status === 0 ? {} : { state: { id: status } }) },
      relations: { state: true },
    });
    return resolution && { state: resolution.state.id, resolution: result };
  }
}

/** Checks the requested executive. @throws Problem 403 */
function assertMayList({ commercial }: FilterQueryDto, { role, user }: Caller): void {
  if (commercial === undefined || role === 'adminrole' || commercial === user?.id) return;
  throw new Problem(403, sentenceOf(403));
}

/** Returns the executive's id, 0 for any; null if the view is of another executive than the requested one. */
function commercialOf({ commercial = 0, view }: FilterQueryDto, { user }: Caller): number | null {
  const ofView = view === 'mine' ? (user?.id ?? 0) : view === 'unassigned' ? UNASSIGNED : commercial;
  return commercial === 0 || commercial === ofView ? ofView : null;
}
