import type { Sourced } from '../../border/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { LastKnown } from '../../border/upstream/last-known.ts';
import { slowlyChanging } from '../../border/upstream/slowly-changing.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type {
  CompanyDto,
  CompanyLocationDto,
  CompanyProjectDto,
  IdentifiedNameDto,
} from './inmobiliarias.dto.ts';
import { InmobiliariasPort } from './inmobiliarias.port.ts';
import { unknownCompany } from './unknown-company.ts';

/** The core's lists, each kept for itself and refreshed behind the request. */
export class CoreInmobiliarias extends InmobiliariasPort {
  private readonly lists;
  private readonly projectLists = new Map<number, LastKnown<IdentifiedNameDto[]>>();

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {
    super();
    this.lists = {
      realEstates: this.kept<IdentifiedNameDto>('get_real_estates', '/api/integrations/get_real_estates/'),
      companies: this.kept<CompanyDto>('Company', '/inmobiliarias/Company/'),
      projects: this.kept<CompanyProjectDto>('CompanyProject', '/inmobiliarias/CompanyProject/'),
      locations: this.kept<CompanyLocationDto>('CompanyLocation', '/inmobiliarias/CompanyLocation/'),
    };
  }

  realEstates = (): Promise<Sourced<IdentifiedNameDto[]>> => this.lists.realEstates.get();
  companies = (): Promise<Sourced<CompanyDto[]>> => this.lists.companies.get();
  projects = (): Promise<Sourced<CompanyProjectDto[]>> => this.lists.projects.get();
  locations = (): Promise<Sourced<CompanyLocationDto[]>> => this.lists.locations.get();

  /** A company that the core does not list is not asked about: there would be no end of what is kept. */
  async projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>> {
    const { value: known } = await this.realEstates();
    if (!known.some(({ Id }) => Id === companyId)) throw unknownCompany();
    return this.projectsKeptOf(companyId).get();
  }

  private projectsKeptOf(companyId: number): LastKnown<IdentifiedNameDto[]> {
    const list =
      this.projectLists.get(companyId) ??
      this.kept<IdentifiedNameDto>(
        'get_projects_by_real_estate',
        `/api/integrations/get_projects_by_real_estate/${companyId}/`,
      );
    this.projectLists.set(companyId, list);
    return list;
  }

  private kept<Item>(operationId: string, path: string): LastKnown<Item[]> {
    const load = (): Promise<Item[]> => this.upstream.ask<Item[]>({ operationId, method: 'GET', path });
    return new LastKnown<Item[]>({ ...slowlyChanging(this.clock), load });
  }
}
