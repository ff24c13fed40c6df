import { Module } from '@nestjs/common';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { InmobiliariasController } from './inmobiliarias.controller.ts';
import { LocalInmobiliarias } from './inmobiliarias.local.ts';
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
