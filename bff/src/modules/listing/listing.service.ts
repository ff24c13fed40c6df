import { Inject, Injectable } from '@nestjs/common';
import { UNASSIGNED } from '@simulador/contracts/domain/codes';
import { Between, DataSource, In, IsNull } from 'typeorm';
import type { Caller } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import { requestedWindow } from '../simulations/requested-window.ts';
import { toSimulationDto } from '../simulations/simulation.read-model.ts';
import { type ListedClient, type ListFilter, pageOfClients, pageOfFoundClients } from './client-pages.ts';
import type { ClientGroupDto, ListQueryDto } from './listing.dto.ts';
import { readSearchText } from './search-text.ts';

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
    const requested = { name: 'days', count: query.days, endingCount: query.ending_days };
    const window = requestedWindow(this.clock.today(), requested);
    const standing = await this.standing(query);
    if (!standing) return { count: 0, groups: [] };
    const filter: ListFilter = { window, ...standing, commercial: query.commercial ?? 0 };
    const page = { number: query.page, size: query.page_size };
    const search = readSearchText(query.name ?? '');
    const { manager } = this.source;
    const { count, clients } =
      search.patterns.length === 0
        ? await pageOfClients(manager, filter, page)
        : await pageOfFoundClients(manager, filter, search, page);
    return { count, groups: await this.groupsOf(clients, filter, reader) };
  }

  /** State and resolution that are requested for, 0 for any; null where no simulation has both. */
  private async standing({
    status = 0,
    result = 0,
  }: ListQueryDto): Promise<Pick<ListFilter, 'state' | 'resolution'> | null> {
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
    const { window, state, resolution, commercial } = filter;
    const simulations = await this.source.getRepository(SimulationEntity).find({
      where: {
        client: { uuid: In(clients.map(({ client }) => client)) },
        day: Between(window.from, window.to),
        ...(state ? { state: { id: state } } : {}),
        ...(resolution ? { resolution: { id: resolution } } : {}),
        ...(commercial ? { commercial: commercial === UNASSIGNED ? IsNull() : { id: commercial } } : {}),
      },
      relations: { client: true, state: true, resolution: true, commercial: true },
      order: { created: 'DESC', id: 'DESC' },
    });
    return clients.flatMap(({ client: uuid, onlySimulation }) => {
      const own = simulations.filter(
        ({ client, id }) => client.uuid === uuid && id === (onlySimulation ?? id),
      );
      return groupOf(own, reader);
    });
  }
}

/** Nobody where all of them were changed meanwhile. */
function groupOf(simulations: readonly SimulationEntity[], reader: Caller): ClientGroupDto[] {
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
    },
  ];
}
