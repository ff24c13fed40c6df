import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { InmobiliariasController } from './inmobiliarias.controller.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { type InmobiliariasAdapter, InmobiliariasPort, unknownCompany } from './inmobiliarias.port.ts';

/** Returns the core's lists. */
const ofCore = (upstream: Upstream, lists: CoreLists): InmobiliariasAdapter => ({
  realEstates: () => lists.get(upstream, 'get_real_estates'),
  companies: () => lists.get(upstream, 'Company'),
  projects: () => lists.get(upstream, 'CompanyProject'),
  locations: () => lists.get(upstream, 'CompanyLocation'),
  // Refuses a company that the core does not list: otherwise the cache would grow without limit.
  projectsOf: async (companyId) => {
    const { value: known } = await lists.get(upstream, 'get_real_estates');
    if (!known.some(({ Id }) => Id === companyId)) throw unknownCompany();
    return lists.get(upstream, 'get_projects_by_real_estate', { params: { id: companyId } });
  },
});

const COMPANY_PROJECTS = `
  SELECT projects.id, name AS project_name,
    coalesce(array_agg(location ORDER BY location) FILTER (WHERE location IS NOT NULL), '{}') AS company_locations
  FROM company_projects AS projects LEFT JOIN company_project_locations ON project = projects.id
  GROUP BY projects.id ORDER BY projects.id`;
const PROJECTS_OF = `
  SELECT id AS "Id", name AS "Descripcion" FROM company_projects WHERE id IN (
    SELECT project FROM company_project_locations JOIN company_locations ON company_locations.id = location WHERE company = $1
  ) ORDER BY id`;

/** Reads companies, locations and projects from our tables. */
@Injectable()
class LocalInmobiliarias implements InmobiliariasAdapter {
  constructor(private readonly source: DataSource) {}

  realEstates: InmobiliariasAdapter['realEstates'] = () =>
    this.rows('SELECT id AS "Id", name AS "Descripcion" FROM companies ORDER BY id');
  companies: InmobiliariasAdapter['companies'] = () =>
    this.rows('SELECT id, name AS company_name FROM companies ORDER BY id');
  projects: InmobiliariasAdapter['projects'] = () => this.rows(COMPANY_PROJECTS);
  locations: InmobiliariasAdapter['locations'] = () =>
    this.rows('SELECT id, company, comuna FROM company_locations ORDER BY id');

  async projectsOf(companyId: number): ReturnType<InmobiliariasAdapter['projectsOf']> {
    const companies = await this.source.query('SELECT FROM companies WHERE id = $1', [companyId]);
    if (companies.length === 0) throw unknownCompany();
    return this.rows(PROJECTS_OF, companyId);
  }

  private async rows<T>(sql: string, ...parameters: number[]): Promise<Sourced<T[]>> {
    return fresh(await this.source.query<T[]>(sql, parameters), 'local');
  }
}

@Module({
  controllers: [InmobiliariasController],
  providers: bindPort<InmobiliariasAdapter>({
    capability: 'inmobiliarias',
    port: InmobiliariasPort,
    local: LocalInmobiliarias,
    coreDependencies: [CoreLists],
    core: ofCore,
  }),
  exports: [InmobiliariasPort],
})
export class InmobiliariasModule {}
