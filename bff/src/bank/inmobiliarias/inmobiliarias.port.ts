import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import type {
  CompanyDto,
  CompanyLocationDto,
  CompanyProjectDto,
  IdentifiedNameDto,
} from './inmobiliarias.dto.ts';

export interface InmobiliariasAdapter {
  /** Returns the companies. Like the other operations: @throws Problem 502/504 if the core is unavailable and no answer is cached */
  realEstates(): Promise<Sourced<IdentifiedNameDto[]>>;
  /** Returns a company's projects. @throws Problem 404 for an unknown company */
  projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>>;
  companies(): Promise<Sourced<CompanyDto[]>>;
  projects(): Promise<Sourced<CompanyProjectDto[]>>;
  locations(): Promise<Sourced<CompanyLocationDto[]>>;
}

/** Port for real-estate companies and their projects. */
export class InmobiliariasPort
  extends Port.of<InmobiliariasAdapter>()('realEstates', 'projectsOf', 'companies', 'projects', 'locations')
  implements InmobiliariasAdapter {}

export const unknownCompany = (): Problem => new Problem(404, 'No encontramos esta inmobiliaria.');
