import type { Sourced } from '../../border/sourced.ts';
import type {
  CompanyDto,
  CompanyLocationDto,
  CompanyProjectDto,
  IdentifiedNameDto,
} from './inmobiliarias.dto.ts';

/** Which real-estate companies does the bank work with, and what do they build? */
export abstract class InmobiliariasPort {
  /** @throws Problem 502/504 when the core is away and no answer of it is known; so do all. */
  abstract realEstates(): Promise<Sourced<IdentifiedNameDto[]>>;

  /** @throws Problem 404 for a company that is none. */
  abstract projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>>;

  abstract companies(): Promise<Sourced<CompanyDto[]>>;

  abstract projects(): Promise<Sourced<CompanyProjectDto[]>>;

  abstract locations(): Promise<Sourced<CompanyLocationDto[]>>;
}
