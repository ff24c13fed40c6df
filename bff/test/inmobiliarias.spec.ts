import { describe, expect, it } from '@jest/globals';
import { Office } from '../src/testing/office.ts';

const PROJECTS = '/api/integrations/get_projects_by_real_estate';
const LISTS = [
  '/api/integrations/get_real_estates',
  '/inmobiliarias/Company',
  '/inmobiliarias/CompanyProject',
  '/inmobiliarias/CompanyLocation',
] as const;

describe('our companies', () => {
  const office = Office.forSpec({ MODE_INMOBILIARIAS: 'local' });

  it.each(['5', '2147483648', '-1', '1.5', '0x1', 'uno', '%20'])('have none of number %s', async (id) => {
    const { status, headers, body } = await office.get(`${PROJECTS}/${id}/`);
    expect([status, headers['content-type'], body.detail]).toEqual([
      404,
      expect.stringMatching(/^application\/problem\+json/),
      expect.stringMatching(/^(No encontramos esta inmobiliaria|Lo que busca no existe)\.$/),
    ]);
  });

  it('are empty lists where there are none', async () => {
    await office.bff.query('TRUNCATE companies CASCADE');
    await office.bff.query('TRUNCATE company_projects CASCADE');
    const answers = await Promise.all(LISTS.map((path) => office.get(path)));
    await office.bff.query("INSERT INTO companies (id, name) VALUES (7, 'Inmobiliaria sin proyectos')");
    const all = [...answers, await office.get(`${PROJECTS}/7`)];
    expect(all.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, []]));
  });
});

describe('the companies of a core', () => {
  const office = Office.forSpec({ MODE_INMOBILIARIAS: 'core' });
  const { bff } = office;

  it('that fails from the beginning, or answers garbage, are a problem and no list; those unlisted have no projects', async () => {
    await bff.core.play({ '*': 'down' });
    for (const path of [...LISTS, `${PROJECTS}/1`]) {
      const { status, body } = await office.get(path);
      expect([status, body.detail]).toEqual([502, expect.stringMatching(/^No pudimos conectarnos/)]);
    }
    // End of the pause after failures.
    bff.clock.advance(60_000);
    await bff.core.play({ CompanyProject: 'garbage:types', get_projects_by_real_estate: 'down' });
    expect((await office.get('/inmobiliarias/CompanyProject')).status).toBe(502);
    expect((await office.get(`${PROJECTS}/5`)).status).toBe(404);
    expect((await office.get(`${PROJECTS}/1`)).status).toBe(502);
  });
});
