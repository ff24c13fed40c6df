import { Inject, Injectable } from '@nestjs/common';
import { type DayWindow, daysOf } from '@simulador/contracts/domain/day-window';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { ResolutionEntity, StateEntity } from '../../database/entities/state.entities.ts';
import { requestedWindow } from '../simulations/requested-window.ts';
import type {
  CountQueryDto,
  CountsDto,
  DayCountDto,
  ResolutionCountDto,
  ResolutionDto,
  StateCountDto,
  StateDto,
} from './dashboard.dto.ts';

const BY_DASHBOARD_ORDER = { order: { dashboardOrder: 'ASC', id: 'ASC' } } as const;

/** How many simulations there are, by state, resolution and day; and the states and resolutions themselves. */
@Injectable()
export class DashboardService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Those that the bank works with, in the dashboard's order. */
  async states(): Promise<StateDto[]> {
    const states = await this.source.manager.find(StateEntity, {
      where: { inForce: true },
      ...BY_DASHBOARD_ORDER,
    });
    return states.map(toStateDto);
  }

  /** Those that the bank works with, of states that it works with. */
  async resolutions(): Promise<ResolutionDto[]> {
    const resolutions = await this.source.manager.find(ResolutionEntity, {
      where: { inForce: true, state: { inForce: true } },
      relations: { state: true },
      ...BY_DASHBOARD_ORDER,
    });
    return resolutions.map(({ id, description, state }) => ({ id, description, simulation_state: state.id }));
  }

  /** @throws Problem 400 for days that are no window */
  async counts(query: CountQueryDto): Promise<CountsDto> {
    const { from, to } = this.windowOf(query);
    const counted: { state: number; resolution: number; count: number }[] = await this.source.query(
      `SELECT state, resolution, sum(simulations)::int AS count FROM simulation_day_counts
       WHERE day BETWEEN $1 AND $2 GROUP BY state, resolution`,
      [from, to],
    );
    const total = (of: typeof counted): number => of.reduce((sum, { count }) => sum + count, 0);
    const states = await this.source.manager.find(StateEntity, BY_DASHBOARD_ORDER);
    const resolutions = await this.source.manager.find(ResolutionEntity, {
      relations: { state: true },
      ...BY_DASHBOARD_ORDER,
    });
    return {
      counts_estados: states
        .filter(({ id, inForce }) => inForce || counted.some(({ state }) => state === id))
        .map((state): StateCountDto => ({
          ...toStateDto(state),
          count: total(counted.filter((each) => each.state === state.id)),
        })),
      counts_resoluciones: resolutions.map((resolution): ResolutionCountDto => ({
        ...toStateDto(resolution),
        id_estado: resolution.state.id,
        vigente: resolution.inForce,
        count: total(counted.filter((each) => each.resolution === resolution.id)),
      })),
      total_count_estados: total(counted),
    };
  }

  /** Every day of the window, one without simulations too. @throws Problem 400 */
  async perDay(query: CountQueryDto): Promise<DayCountDto[]> {
    const window = this.windowOf(query);
    const counted: { day: string; count: number }[] = await this.source.query(
      `SELECT day::text, sum(simulations)::int AS count FROM simulation_day_counts
       WHERE day BETWEEN $1 AND $2 GROUP BY day`,
      [window.from, window.to],
    );
    const countOf = new Map(counted.map(({ day, count }) => [day, count]));
    return daysOf(window).map((day) => ({ day, count: countOf.get(day) ?? 0 }));
  }

  private windowOf({ time_period: count, ending_time_period: endingCount }: CountQueryDto): DayWindow {
    return requestedWindow(this.clock.today(), { name: 'time_period', count, endingCount });
  }
}

const toStateDto = ({
  id,
  description,
  dashboardOrder,
}: Pick<StateEntity, 'id' | 'description' | 'dashboardOrder'>): StateDto => ({
  id,
  description,
  order_dashboard: dashboardOrder,
});
