import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildIfStale } from '../src/testing/built.ts';
import { readPdf } from '../src/testing/read-pdf.ts';
import { PERSON, Visitor } from '../src/testing/visitor.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

const ACCOUNT = { SERVICE_USER: 'lector', SERVICE_PASSWORD: 'una-clave-bien-larga' };

let bff: TestBff;
let owner: Visitor;
let path: string;
let id: number;
beforeAll(async () => {
  buildIfStale();
  bff = await startBff({ env: ACCOUNT });
  owner = new Visitor(bff.http);
  const { body } = await owner.save(await owner.calculated(await owner.introduce()));
  ({ id } = body);
  path = `/api/external/pdf_simulacion/?simulation=${body.uuid}`;
});
afterAll(() => bff.close());

const statusFor = async (headers: Readonly<Record<string, string>>): Promise<number> =>
  (await bff.http.get(path).set(headers)).status;

describe('the PDF of a visitor’s simulation', () => {
  it('shows the visitor the saved figures', async () => {
    const { status, body } = await owner.get(path);
    expect(status).toBe(200);
    const [first, second] = (await readPdf(body as Buffer)).pages;
    expect(first).toContain(`Simulación N.º ${id}`);
    expect(first).toContain(`${PERSON.first_name} ${PERSON.last_name}`);
    expect(first).toContain('Dividendo mensual $471.416 UF 11,5316');
    expect(first).toContain('UF del 20-11-2026: $40.880,36');
    expect(second).toMatch(/25 años Tu plazo .+ UF 3\.459,4800/);
    expect(second).toContain('25 5.355.151 133.270 168.754 0');
  });

  it('is served at every spelling of its path', async () => {
    const bare = path.replace('/?', '?');
    for (const spelling of [bare, `/api${path}`]) {
      expect([spelling, (await owner.get(spelling)).status]).toEqual([spelling, 200]);
    }
  });

  it('is a 404 for another visitor', async () => {
    const other = new Visitor(bff.http);
    await other.introduce({ ...PERSON, email: 'otra@correo.example', identification: '7654321-6' });
    const answer = await other.get(path);
    expect([answer.status, answer.body.detail]).toEqual([404, 'No encontramos esta simulación.']);
  });

  it.each(['adminrole', 'executiverole', 'commercialrole'] as const)('is served to an %s', async (role) => {
    await createUser(bff, role);
    expect(await statusFor((await signIn(bff, role)).headers)).toBe(200);
  });

  it('is a 404 for a user without a role of staff', async () => {
    await createUser(bff, 'default');
    expect(await statusFor((await signIn(bff, 'default')).headers)).toBe(404);
  });

  it('is served to the service account with the right credentials only', async () => {
    const basic = (password: string) => ({
      Authorization: `Basic ${Buffer.from(`lector:${password}`).toString('base64')}`,
    });
    expect([await statusFor(basic(ACCOUNT.SERVICE_PASSWORD)), await statusFor(basic('otra'))]).toEqual([
      200, 401,
    ]);
  });
});
