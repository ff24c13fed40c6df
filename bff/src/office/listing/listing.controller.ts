import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import * as dto from './listing.dto.ts';
import { callerOf, ByCaller, type Caller } from '../../access/caller.ts';
import { Operation, AllowRoles, AllowStaff, CompressesAnswers } from '../../http/operation.ts';
import { UuidParam } from '../../http/request-parts.ts';
import { WindowQueryDto } from '../../simulations/reading/requested-window.ts';
import { SimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { ASSIGNED_MAX } from '@simulador/contracts/office/messages/assignment';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { DataSource, In } from 'typeorm';
import { SHOWN_RELATIONS, SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { toSimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import {
  pageOfSimulations,
  type ListedClient,
  pageOfClients,
  countClients,
  simulationsListed,
} from './listed-simulations.ts';
import { type ListFilter, LOOKS_AT_ALL_DAYS, type View, VIEWS, type Page } from './list-filter.ts';
import { ListConnections } from './list-connections.service.ts';
import { ListFilters } from './list-filters.service.ts';
import { ASSIGNABLE } from '../management/executives.ts';
import { NO_SEARCH, readSearchText } from './search-text.ts';

/** Maximum number of a client's simulations shown per page. */
const SIMULATIONS_SIZE = 50;
const NEWEST = { number: 1, size: SIMULATIONS_SIZE };

/** Lists simulations for staff, grouped by client. See docs/rules.md R280 to R282. */
@AllowStaff()
@CompressesAnswers()
@Controller()
export class ListingController {
  constructor(
    private readonly source: DataSource,
    private readonly filters: ListFilters,
    private readonly connections: ListConnections,
  ) {}

  /**
   * Returns a page of clients.
   * @throws Problem 400 for an invalid window of days, 403 for another user's list, 503 if too many lists are read
   */
  @Get('simulations/api/executive/clients/simulations')
  @Operation('client_groups', 'A page of clients with their simulations', dto.ClientGroupsDto, 400, 403)
  async list(@Query() query: dto.ListQueryDto, @Req() request: Request): Promise<dto.ClientGroupsDto> {
    const reader = callerOf(request);
    const page = { number: query.page, size: query.page_size };
    const filter = await this.filters.of(query, reader);
    if (!filter) return pageOf(request, page, 0, []);
    const search = readSearchText(query.name ?? '');
    const { count, clients } = await this.connections.use((manager) =>
      pageOfClients(manager, { filter, search, sort: query.sort ?? 'newest' }, page),
    );
    return pageOf(request, page, count, await this.groupsOf(clients, filter, reader));
  }

  /** Returns the listed simulations of all pages that can be assigned, at most one more than can be assigned at once. @throws Problem 400, 403 */
  @AllowRoles('adminrole')
  @Get('api/simulador/asignables')
  @Operation(
    'assignable',
    'The listed simulations of all pages to assign, up to 501',
    [dto.AssignableDto],
    400,
  )
  async assignable(
    @Query() query: dto.SearchQueryDto,
    @ByCaller() reader: Caller,
  ): Promise<dto.AssignableDto[]> {
    const filter = await this.filters.of(query, reader);
    if (!filter) return [];
    const parameters: unknown[] = [];
    const columns = `uuid, commercial, client, ${ASSIGNABLE} AS is_assignable`;
    const listed = simulationsListed(
      { filter, search: readSearchText(query.name ?? '') },
      columns,
      parameters,
    );
    return this.source.query(
      `SELECT uuid, commercial, client FROM (${listed}) AS listed WHERE is_assignable LIMIT ${ASSIGNED_MAX + 1}`,
      parameters,
    );
  }

  /** Returns the number of clients of each view. Views of all days have the same number for any window. @throws Problem 400 */
  @Get('api/simulador/pendientes')
  @Operation('pendientes', 'How many clients wait for something, by view of the list', dto.PendingDto, 400)
  async pending(@Query() query: WindowQueryDto, @ByCaller() reader: Caller): Promise<dto.PendingDto> {
    const { manager } = this.source;
    const counts = await Promise.all(
      VIEWS.map(async (view) => {
        const filter = await this.filters.of(
          LOOKS_AT_ALL_DAYS.has(view) ? { view } : { ...query, view },
          reader,
        );
        return [view, filter ? await countClients(manager, { filter, search: NO_SEARCH }) : 0] as const;
      }),
    );
    return Object.fromEntries(counts) as Record<View, number>;
  }

  /** Returns the caller's newest open simulations, of all days, whose mail or send to the workflow failed. */
  @Get('api/simulador/pendientes/envios')
  @Operation(
    'failed_sends',
    "The caller's open simulations whose mail or send to the workflow failed, newest first, up to 50",
    [SimulationDto],
  )
  async failedSends(@ByCaller() reader: Caller): Promise<SimulationDto[]> {
    const filter = await this.filters.of(
      { view: 'failed', commercial: reader.user?.id ?? UNASSIGNED },
      reader,
    );
    if (!filter) return [];
    const parameters: unknown[] = [];
    const failed = simulationsListed({ filter, search: NO_SEARCH }, 'id', parameters);
    const found: { id: number }[] = await this.source.query(
      `SELECT id FROM (${failed}) AS failed ORDER BY id DESC LIMIT ${SIMULATIONS_SIZE}`,
      parameters,
    );
    const simulations = await this.read(found.map(({ id }) => id));
    return simulations.map((simulation) => toSimulationDto(simulation, reader));
  }

  /**
   * Returns a client's simulations after those in the list; an empty page for an unknown client.
   * @throws Problem 400 for an invalid window of days, 403 for another user's list
   */
  @Get('api/simulador/clientes/:client/simulaciones')
  @Operation('client_simulations', "A client's simulations, 50 per page", dto.ClientSimulationsDto, 403)
  async ofClient(
    @Param('client', UuidParam) client: string,
    @Query() query: dto.ClientSimulationsQueryDto,
    @Req() request: Request,
  ): Promise<dto.ClientSimulationsDto> {
    const reader = callerOf(request);
    const page = { number: query.page, size: SIMULATIONS_SIZE };
    const filter = await this.filters.of(query, reader);
    if (!filter) return pageOf(request, page, 0, []);
    const listed = [{ client, onlySimulation: null }];
    const [found] = await pageOfSimulations(this.source.manager, filter, listed, page);
    const simulations = await this.read(found?.ids ?? []);
    const shown = simulations.map((simulation) => toSimulationDto(simulation, reader));
    return pageOf(request, page, found?.count ?? 0, shown);
  }

  private async groupsOf(
    clients: readonly ListedClient[],
    filter: ListFilter,
    reader: Caller,
  ): Promise<dto.ClientGroupDto[]> {
    if (clients.length === 0) return [];
    const found = await pageOfSimulations(this.source.manager, filter, clients, NEWEST);
    const [simulations, holders] = await Promise.all([
      this.read(found.flatMap(({ ids }) => ids)),
      this.holdersOf(clients, filter, reader),
    ]);
    return clients.flatMap(({ client: uuid }) => {
      const own = simulations.filter(({ client }) => client.uuid === uuid);
      const count = found.find(({ client }) => client === uuid)?.count ?? 0;
      return groupOf(own, { count, holder: holders.get(uuid) ?? null }, reader);
    });
  }

  /** Returns, by client, another executive who has one of their open simulations, which prevents the reader from taking others. */
  private async holdersOf(
    clients: readonly ListedClient[],
    { rejected }: ListFilter,
    { user }: Caller,
  ): Promise<ReadonlyMap<string, string>> {
    const found: { client: string; full_name: string }[] = await this.source.query(
      `SELECT DISTINCT ON (client) client, full_name FROM simulations JOIN users ON users.id = commercial
       WHERE client = ANY($1) AND ${NOT_BLOCKED} AND commercial IS DISTINCT FROM $2 AND NOT users.disabled
         AND simulations.state <> ALL ($3::int[]) AND ${ASSIGNABLE}
       ORDER BY client, simulations.id`,
      [clients.map(({ client }) => client), user?.id ?? null, rejected],
    );
    return new Map(found.map(({ client, full_name: name }) => [client, name]));
  }

  private read(ids: readonly number[]): Promise<SimulationEntity[]> {
    return this.source.getRepository(SimulationEntity).find({
      where: { id: In(ids) },
      relations: SHOWN_RELATIONS,
      order: { created: 'DESC', id: 'DESC' },
    });
  }
}

/** Returns the client's group, or an empty array if all simulations were changed in the meantime. */
function groupOf(
  simulations: readonly SimulationEntity[],
  { count, holder }: { count: number; holder: string | null },
  reader: Caller,
): dto.ClientGroupDto[] {
  const [newest] = simulations;
  if (!newest) return [];
  const { client } = newest;
  return [
    {
      uuid: client.uuid,
      name: `${client.firstName} ${client.lastName}`,
      identification: client.identification,
      phone: client.phoneNumber,
      email: client.email,
      score: client.score,
      simulations: simulations.map((simulation) => toSimulationDto(simulation, reader)),
      simulation_count: count,
      attended_by: holder,
    },
  ];
}

/** Returns a page with links to the neighbouring pages of the same size. */
function pageOf<Row>(request: Request, { number, size }: Page, count: number, results: Row[]) {
  const pathOf = (page: number): string => {
    const query = { ...(request.query as Record<string, string>), page: String(page) };
    return `${request.path}?${new URLSearchParams(query).toString()}`;
  };
  return {
    count,
    next: number * size < count ? pathOf(number + 1) : null,
    previous: number > 1 ? pathOf(number - 1) : null,
    results,
  };
}
