import type { Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { type AnswerCache, listCache } from '../../border/upstream/answer-cache.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type {
  CompanyDto,
  CompanyLocationDto,
  CompanyProjectDto,
  IdentifiedNameDto,
} from './inmobiliarias.dto.ts';
import { type InmobiliariasAdapter, unknownCompany } from './inmobiliarias.port.ts';

/** Caches each of the core's lists separately. */
export class CoreInmobiliarias implements InmobiliariasAdapter {
  private readonly lists;
  private readonly projectLists = new Map<number, AnswerCache<IdentifiedNameDto[]>>();

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {
    this.lists = {
      realEstates: listCache<IdentifiedNameDto[]>(clock, () => upstream.ask('get_real_estates')),
      companies: listCache<CompanyDto[]>(clock, () => upstream.ask('Company')),
      projects: listCache<CompanyProjectDto[]>(clock, () => upstream.ask('CompanyProject')),
      locations: listCache<CompanyLocationDto[]>(clock, () => upstream.ask('CompanyLocation')),
    };
  }

  realEstates = (): Promise<Sourced<IdentifiedNameDto[]>> => this.lists.realEstates.get();
  companies = (): Promise<Sourced<CompanyDto[]>> => this.lists.companies.get();
  projects = (): Promise<Sourced<CompanyProjectDto[]>> => this.lists.projects.get();
  locations = (): Promise<Sourced<CompanyLocationDto[]>> => this.lists.locations.get();

  /** Refuses a company that the core does not list: otherwise the cache would grow without limit. */
  async projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>> {
    const { value: known } = await this.realEstates();
    if (!known.some(({ Id }) => Id === companyId)) throw unknownCompany();
    return this.projectListOf(companyId).get();
  }

  private projectListOf(companyId: number): AnswerCache<IdentifiedNameDto[]> {
    const list =
      this.projectLists.get(companyId) ??
      listCache(this.clock, () =>
        this.upstream.ask('get_projects_by_real_estate', { params: { id: companyId } }),
      );
    this.projectLists.set(companyId, list);
    return list;
  }
}
