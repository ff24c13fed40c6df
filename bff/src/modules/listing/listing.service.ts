import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Caller } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import { requestedWindow } from '../simulations/requested-window.ts';
import { toSimulationDto } from '../simulations/simulation.read-model.ts';
import { type ListedClient, type ListFilter, pageOfClients, pageOfFoundClients } from './client-pages.ts';
import { pageOfSimulations } from './client-simulations.ts';
import type { SimulationDto } from '../simulations/simulation.dto.ts';
import type { ClientGroupDto, ListedQueryDto, ListQueryDto } from './listing.dto.ts';
import { readSearchText } from './search-text.ts';

/** Of one client that are on a page. */
export const SIMULATIONS_SIZE = 50;
const NEWEST = { number: 1, size: SIMULATIONS_SIZE };

/** A page of clients with their simulations, and how many clients there are. */
interface ListedGroups {
  readonly count: number;
  readonly groups: ClientGroupDto[];
}

/** Staff's list of what was simulated, by client. See docs/rules.md R280 to R282. */
@Injectable()
export class ListingService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws Problem 400 for days that are no window */
  async list(query: ListQueryDto, reader: Caller): Promise<ListedGroups> {
    const filter = await this.filterOf(query);
    if (!filter) return { count: 0, groups: [] };
    const page = { number: query.page, size: query.page_size };
    const search = readSearchText(query.name ?? '');
    const { manager } = this.source;
    const { count, clients } =
      search.patterns.length === 0
        ? await pageOfClients(manager, filter, page)
        : await pageOfFoundClients(manager, filter, search, page);
    return { count, groups: await this.groupsOf(clients, filter, reader) };
  }

  /**
   * A client's simulations beyond those of the list. An unknown client has none.
   * @throws Problem 400 for days that are no window
   */
  async ofClient(
    client: string,
    query: ListedQueryDto,
    reader: Caller,
  ): Promise<{ count: number; simulations: SimulationDto[] }> {
    const filter = await this.filterOf(query);
    if (!filter) return { count: 0, simulations: [] };
    const page = { number: query.page, size: SIMULATIONS_SIZE };
    const listed = [{ client, onlySimulation: null }];
    const [found] = await pageOfSimulations(this.source.manager, filter, listed, page);
    const simulations = await this.read(found?.ids ?? []);
    return {
      count: found?.count ?? 0,
      simulations: simulations.map((simulation) => toSimulationDto(simulation, reader)),
    };
  }

  /** Null where it can't match any simulation. */
  private async filterOf(query: ListedQueryDto): Promise<ListFilter | null> {
    const requested = { name: 'days', count: query.days, endingCount: query.ending_days };
    const window = requestedWindow(this.clock.today(), requested);
    const standing = await this.standing(query);
    return standing && { window, ...standing, commercial: query.commercial ?? 0 };
  }

  /** The requested state and resolution, 0 for any; null where no simulation has both. */
  private async standing({
    status = 0,
    result = 0,
  }: ListedQueryDto): Promise<Pick<ListFilter, 'state' | 'resolution'> | null> {
    if (result === 0) return { state: status, resolution: 0 };
    const resolution = await this.source.manager.findOne(ResolutionEntity, {
      where: { id: result, ...(status === 0 ? {} : { state: { id: status } }) },
      relations: { state: true },
    });
    return resolution && { state: resolution.state.id, resolution: result };
  }

  private async groupsOf(
    clients: readonly ListedClient[],
    filter: ListFilter,
    reader: Caller,
  ): Promise<ClientGroupDto[]> {
    if (clients.length === 0) return [];
    const found = await pageOfSimulations(this.source.manager, filter, clients, NEWEST);
    const simulations = await this.read(found.flatMap(({ ids }) => ids));
    return clients.flatMap(({ client: uuid }) => {
      const own = simulations.filter(({ client }) => client.uuid === uuid);
      return groupOf(own, found.find(({ client }) => client === uuid)?.count ?? 0, reader);
    });
  }

  private read(ids: readonly number[]): Promise<SimulationEntity[]> {
    return this.source.getRepository(SimulationEntity).find({
      where: { id: In(ids) },
      relations: { client: true, state: true, resolution: true, commercial: true, workflow: true },
      order: { created: 'DESC', id: 'DESC' },
    });
  }
}

/** Nobody if all of them were changed in the meantime. */
function groupOf(simulations: readonly SimulationEntity[], count: number, reader: Caller): ClientGroupDto[] {
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
    },
  ];
}
