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
  realEstates(): Promise<Sourced<IdentifiedNameDto[]>>;
  projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>>;
  companies(): Promise<Sourced<CompanyDto[]>>;
  projects(): Promise<Sourced<CompanyProjectDto[]>>;
  locations(): Promise<Sourced<CompanyLocationDto[]>>;
}

/** Port for real-estate companies and their projects. */
export class InmobiliariasPort extends Port<InmobiliariasAdapter> {
  /** Returns the companies. Like the other operations: @throws Problem 502/504 if the core is unavailable and no answer is cached */
  realEstates(): Promise<Sourced<IdentifiedNameDto[]>> {
    return this.ask('realEstates', [], (adapter) => adapter.realEstates());
  }

  /** Returns a company's projects. @throws Problem 404 for an unknown company */
  projectsOf(companyId: number): Promise<Sourced<IdentifiedNameDto[]>> {
    return this.ask('projectsOf', [companyId], (adapter) => adapter.projectsOf(companyId));
  }

  companies(): Promise<Sourced<CompanyDto[]>> {
    return this.ask('companies', [], (adapter) => adapter.companies());
  }

  projects(): Promise<Sourced<CompanyProjectDto[]>> {
    return this.ask('projects', [], (adapter) => adapter.projects());
  }

  locations(): Promise<Sourced<CompanyLocationDto[]>> {
    return this.ask('locations', [], (adapter) => adapter.locations());
  }
}

export const unknownCompany = (): Problem => new Problem(404, 'No encontramos esta inmobiliaria.');
