import type { Sourced } from '../../border/upstream/sourced.ts';
import type { AnswerCache } from '../../border/upstream/answer-cache.ts';
import type { CoreLists } from '../../border/upstream/core-lists.ts';
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
    private readonly stored: CoreLists,
  ) {
    this.lists = {
      realEstates: stored.cache(upstream, 'get_real_estates'),
      companies: stored.cache(upstream, 'Company'),
      projects: stored.cache(upstream, 'CompanyProject'),
      locations: stored.cache(upstream, 'CompanyLocation'),
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
      this.stored.cache(this.upstream, 'get_projects_by_real_estate', { params: { id: companyId } });
    this.projectLists.set(companyId, list);
    return list;
  }
}
