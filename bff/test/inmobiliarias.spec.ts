import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { createUser, type SignedIn, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const PROJECTS = '/api/integrations/get_projects_by_real_estate';
const LISTS = [
  '/api/integrations/get_real_estates',
  '/inmobiliarias/Company',
  '/inmobiliarias/CompanyProject',
  '/inmobiliarias/CompanyLocation',
] as const;

interface Asking {
  readonly bff: TestBff;
  get(path: string): Promise<Response>;
}

async function startAsking(mode: 'local' | 'core'): Promise<Asking> {
  const bff = await startBff({ env: { MODE_INMOBILIARIAS: mode, CORE_TIMEOUT_MS: '1000' } });
  await createUser(bff, 'executiverole');
  const { headers }: SignedIn = await signIn(bff, 'executiverole', true);
  return { bff, get: (path) => Promise.resolve(bff.http.get(path).set(headers)) };
}

describe.each(['local', 'core'] as const)('the companies of the %s', (mode) => {
  let asking: Asking;
  beforeAll(async () => {
    asking = await startAsking(mode);
  });
  afterAll(() => asking.bff.close());

  it.each(['5', '2147483647', '2147483648', '-1', '1.5', '0x1', 'uno', '%20'])(
    'have none of number %s',
    async (id) => {
      const answer = await asking.get(`${PROJECTS}/${id}/`);
      expect([answer.status, answer.headers['content-type']]).toEqual([
        404,
        expect.stringMatching(/^application\/problem\+json/),
      ]);
      expect(answer.body.detail).toMatch(/^(No encontramos esta inmobiliaria|Lo que busca no existe)\.$/);
    },
  );
});

describe('without companies', () => {
  it('are empty lists', async () => {
    const { bff, get } = await startAsking('local');
    await bff.query('TRUNCATE companies CASCADE');
    await bff.query('TRUNCATE company_projects CASCADE');
    const answers = await Promise.all(LISTS.map(get));
    await bff.query("INSERT INTO companies (id, name) VALUES (7, 'Inmobiliaria sin proyectos')");
    const projects = await get(`${PROJECTS}/7`);
    await bff.close();
    expect([...answers, projects].map(({ status, body }) => [status, body])).toEqual(
      Array(5).fill([200, []]),
    );
  });
});

describe('the companies of a core', () => {
  const MINUTE_MS = 60_000;
  const PATHS = [...LISTS, `${PROJECTS}/1`];
  let asking: Asking;
  beforeEach(async () => {
    asking = await startAsking('core');
  });
  afterEach(() => asking.bff.close());

  it('that fails from the beginning, or answers garbage, are a problem and no list; those unlisted have no projects', async () => {
    await asking.bff.core.play({ '*': 'down' });
    for (const path of PATHS) {
      const { status, body } = await asking.get(path);
      expect([status, body.detail]).toEqual([502, expect.stringMatching(/^No pudimos conectarnos/)]);
    }
    // End of the pause after failures.
    asking.bff.clock.advance(MINUTE_MS);
    await asking.bff.core.play({ CompanyProject: 'garbage:types', get_projects_by_real_estate: 'down' });
    expect((await asking.get('/inmobiliarias/CompanyProject')).status).toBe(502);
    expect((await asking.get(`${PROJECTS}/5`)).status).toBe(404);
    expect((await asking.get(`${PROJECTS}/1`)).status).toBe(502);
  });
});
