import { describe, expect, it } from '@jest/globals';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS, type Adapter } from '../../testing/both-adapters.ts';
import { InmobiliariasPort } from './inmobiliarias.port.ts';

const adapters = adaptersForSpec();

const port = (adapter: Adapter): InmobiliariasPort => adapters[adapter].app.get(InmobiliariasPort);

describe.each(ADAPTERS)('the real-estate companies, answered by %s', (adapter) => {
  it('have projects in their locations', async () => {
    const [companies, projects, locations] = await Promise.all([
      port(adapter).companies(),
      port(adapter).projects(),
      port(adapter).locations(),
    ]);
    expect(companies.value[0]).toEqual({ id: 1, company_name: 'Inmobiliaria Cerro Maitén' });
    expect(projects.value[2]).toEqual({ id: 13, project_name: 'Barrio Maitén', company_locations: [1, 2] });
    expect(locations.value[1]).toEqual({ id: 2, company: 1, comuna: '13110' });
    expect([companies, projects, locations].map(({ value }) => value.length)).toEqual([4, 10, 8]);
  });

  it('each have their own projects, one in two locations once', async () => {
    const { value: companies } = await port(adapter).realEstates();
    const projects = await Promise.all(
      companies.map(async ({ Id }) =>
        (await port(adapter).projectsOf(Id)).value.map((project) => project.Id),
      ),
    );
    expect(projects).toEqual([
      [11, 12, 13],
      [21, 22],
      [31, 32, 33],
      [41, 42],
    ]);
  });

  it.each([0, 5, 2_147_483_647])('have no number %d', async (id) => {
    await expect(port(adapter).projectsOf(id)).rejects.toMatchObject({
      status: 404,
      message: 'No encontramos esta inmobiliaria.',
    });
  });
});

describe('the real-estate companies', () => {
  it.each(['realEstates', 'companies', 'projects', 'locations'] as const)(
    'are the same from both: %s',
    async (list) => {
      const [local, core] = await Promise.all([port('local')[list](), port('core')[list]()]);
      expect(local.value).toEqual(core.value);
    },
  );

  it('have equal projects from both adapters', async () => {
    const [local, core] = await Promise.all(ADAPTERS.map((adapter) => port(adapter).projectsOf(3)));
    expect(local?.value).toEqual(core?.value);
  });
});
