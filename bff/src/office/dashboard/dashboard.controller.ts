import { Controller, Get, Query } from '@nestjs/common';
import * as dto from './dashboard.dto.ts';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { daysOf } from '@simulador/contracts/platform/day-window';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { ResolutionEntity, StateEntity } from '../../database/entities/state.entities.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { resolutionsInForce } from '../management/decision.ts';
import { savedOn } from '../../simulations/reading/requested-window.ts';

const BY_DASHBOARD_ORDER = { order: { dashboardOrder: 'ASC', id: 'ASC' } } as const;

/** Counts simulations by state, resolution and day, and lists the states and resolutions. */
@AllowStaff()
@Controller()
export class DashboardController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the states in force, in the dashboard's order. */
  @Get('simulations/api/states')
  @Operation('states', 'The states of a simulation, in the dashboard’s order', [dto.StateDto])
  async states(): Promise<dto.StateDto[]> {
    const states = await this.source.manager.find(StateEntity, {
      where: { inForce: true },
      ...BY_DASHBOARD_ORDER,
    });
    return states.map(toStateDto);
  }

  /** Returns the resolutions in force of the states in force. */
  @Get('simulations/api/resolutions')
  @Operation('resolutions', 'The resolutions of a simulation, each of one state', [dto.ResolutionDto])
  async resolutions(): Promise<dto.ResolutionDto[]> {
    const resolutions = await resolutionsInForce(this.source.manager);
    return resolutions
      .filter(({ state }) => state.inForce)
      .map(({ id, description, state }) => ({ id, description, simulation_state: state.id }));
  }

  /** Returns the counts by state and resolution. @throws Problem 400 for an invalid window of days */
  @Get('simulations/api/simulations/count')
  @Operation('simulation_counts', 'Number of simulations per state', dto.CountsDto, 400)
  async counts(@Query() query: dto.CountQueryDto): Promise<dto.CountsDto> {
    const { from, to } = dto.countedWindow(this.clock.today(), query);
    const counted: { state: number; resolution: number; count: number }[] = await this.source.query(
      `SELECT state, resolution, count(*)::int AS count FROM simulations
       WHERE ${NOT_BLOCKED} AND ${savedOn('$1', '$2')} GROUP BY state, resolution`,
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
        .map((state): dto.StateCountDto => ({
          ...toStateDto(state),
          count: total(counted.filter((each) => each.state === state.id)),
        })),
      counts_resoluciones: resolutions.map((resolution): dto.ResolutionCountDto => ({
        ...toStateDto(resolution),
        id_estado: resolution.state.id,
        vigente: resolution.inForce,
        count: total(counted.filter((each) => each.resolution === resolution.id)),
      })),
      total_count_estados: total(counted),
    };
  }

  /** Returns the count of every day of the window, including days without simulations. @throws Problem 400 */
  @Get('api/simulador/por_dia')
  @Operation('simulations_per_day', 'Number of simulations per day', [dto.DayCountDto], 400)
  async perDay(@Query() query: dto.CountQueryDto): Promise<dto.DayCountDto[]> {
    const window = dto.countedWindow(this.clock.today(), query);
    const counted: { day: string; count: number }[] = await this.source.query(
      `SELECT day::text, count(*)::int AS count FROM simulations
       WHERE ${NOT_BLOCKED} AND ${savedOn('$1', '$2')} GROUP BY day`,
      [window.from, window.to],
    );
    const countOf = new Map(counted.map(({ day, count }) => [day, count]));
    return daysOf(window).map((day) => ({ day, count: countOf.get(day) ?? 0 }));
  }
}

const toStateDto = (of: Pick<StateEntity, 'id' | 'description' | 'dashboardOrder'>): dto.StateDto => ({
  id: of.id,
  description: of.description,
  order_dashboard: of.dashboardOrder,
});
