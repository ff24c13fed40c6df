import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coreOperation } from '@simulador/contracts/api/core-contract';
import { basicAuthorization } from '../core/credentials.ts';
import { WORKFLOW_BODIES } from '../testing/workflow-bodies.ts';
import { startMockServer, type MockServer } from '../mock-server.ts';
import { JSON_HEADERS } from '../testing/ask-core.ts';
import { MockClient } from '../testing/mock-client.ts';
import { CASES } from './cases.ts';
import { conformance } from './cli.ts';
import type { ConformanceResult } from './suite.ts';

const CREDENTIALS = { user: 'bff', password: 'clave-ñ' };
const ENVIRONMENT = { CORE_USER: CREDENTIALS.user, CORE_PASSWORD: CREDENTIALS.password };

let server: MockServer;
let mock: MockClient;
let folder: string;

beforeAll(async () => {
  server = await startMockServer({ port: 0, credentials: CREDENTIALS });
  mock = new MockClient(server.url);
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
});
beforeEach(() => mock.play({}));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Returns the options that limit a run to some operations, because a whole run takes longer. */
const only = (...ids: readonly string[]): string[] => ids.flatMap((id) => ['--operation', id]);

const LARGE = `[${'1,'.repeat(3_000_000)}1]`;

interface Run {
  readonly code: number;
  readonly report: string;
  readonly complaint: string;
}

async function run(args: readonly string[], environment: Record<string, string> = ENVIRONMENT): Promise<Run> {
  let [report, complaint] = ['', ''];
  const code = await conformance(args, environment, {
    report: (text) => (report += text),
    complaint: (text) => (complaint += text),
  });
  return { code, report, complaint };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isApplication = (request: string): boolean => /^POST .*Application/.test(request);
/** The last one is without credentials. */
const CASES_OF_APPLICATION = CASES.Application.length + 1;

describe('conformance', () => {
  it('is what the mock core has, with a JSON report and a complete send', async () => {
    // Somebody uses the core: another person there has the e-mail of its examples.
    const added = await fetch(`${server.url}${coreOperation('PartakerExtended').path}`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, Authorization: basicAuthorization(CREDENTIALS), 'Idempotency-Key': 'a' },
      body: JSON.stringify(WORKFLOW_BODIES.PartakerExtended).replace('12345678-5', '11111111-1'),
    });
    expect(added.status).toBe(200);
    const file = join(folder, 'report.json');
    const { code, report } = await run(['--target', server.url, '--json', file]);
    expect([code, report.split('\n').filter((line) => line.startsWith('✗'))]).toEqual([0, []]);
    expect(report).toMatch(/^✓ calc_dividendo +POST \/api\/external\/calc_dividendo\/ {2}56 bien$/m);
    expect(report).toMatch(/ solicitudes en [\d,]+ s; todas cumplen core\.yaml\.\n$/);
    const all = Object.keys(CASES).length;
    expect(report).toContain(`${all} operaciones, `);
    expect(report).toMatch(/^✓ Sim2Wf +POST \/api\/application\/Sim2Wf {2}5 bien$/m);
    const json = JSON.parse(await readFile(file, 'utf8')) as ConformanceResult;
    expect([json.conforms, json.operations.length]).toEqual([true, all]);
    const statuses = json.operations.flatMap(({ cases }) => cases.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([200, 400, 401, 404]));
    expect(await (await mock.get('/__mock/workflow')).json()).toMatchObject({ requests: [{ id: 70_001 }] });
  });

  it('gets a complete send too if that is asked for, which stops where it can’t continue', async () => {
    const requested: string[] = [];
    const real = createServer((request, response) => {
      requested.push(`${request.method} ${request.url}`);
      response.writeHead(request.method === 'POST' ? 400 : 200, { 'Content-Type': 'application/json' });
      response.end('{}');
    });
    await run(['--target', await listening(real), '--workflow']);
    real.close();
    expect(requested.filter(isApplication)).toHaveLength(CASES_OF_APPLICATION + 1);
    expect(requested.filter((each) => /POST .*PropertyExtended/.test(each))).toHaveLength(
      CASES_OF_APPLICATION,
    );
  });

  it('asks for credentials only where core.yaml does, at addresses of its types, and sends nothing by itself', async () => {
    const seen: { url: string; authorized: boolean }[] = [];
    const core = createServer(({ method, url = '', headers }, response) => {
      seen.push({ url: `${method} ${url}`, authorized: headers.authorization !== undefined });
      response.writeHead(404).end();
    });
    await run(['--target', await listening(core)]);
    core.close();
    const numbered = seen.filter(({ url }) =>
      /\/(?:Tarificador|StateVars|get_projects_by_real_estate)\/[^?]/.test(url),
    );
    expect(numbered.filter(({ url }) => !/\/\d+\/?$/.test(url))).toEqual([]);
    expect(numbered.length).toBeGreaterThan(3);
    expect(seen.filter(({ url, authorized }) => url.endsWith(' /api/token') && authorized)).toEqual([]);
    expect(seen.filter(({ url }) => isApplication(url))).toHaveLength(CASES_OF_APPLICATION);
  });

  it('has the same verdict as JUnit', async () => {
    await mock.play({ tmc: 'status:500' });
    const junit = join(folder, 'report.xml');
    const args = [...only('tmc', 'products'), '--junit', junit];
    expect((await run(['--target', server.url, ...args])).code).toBe(4);
    const xml = await readFile(junit, 'utf8');
    expect(xml).toMatch(/<testsuite name="products" tests="2" failures="0" errors="0" skipped="0">/);
    expect(xml).toMatch(
      /<testcase classname="tmc" name="2000 UF" .*><failure message="estado 500; se espera 200">/,
    );
  });

  it('is missed by the operations that deviate, each named with what is wrong', async () => {
    const deviations = {
      paridad: 'garbage:nan',
      calc_dividendo: 'drop:salida.0.Dividendo',
      tmc: 'status:500',
      products: 'half',
      loan_uses: 'half:reset',
      tarifas: 'status:302',
      Product: 'garbage:truncated',
      pdf_simulacion: 'garbage',
    };
    await mock.play(deviations);
    const some = only(...Object.keys(deviations), 'Tarifa');
    const { code, report } = await run(['--target', server.url, '--timeout', '3000', ...some]);
    expect(code).toBe(4);
    expect(report).toMatch(
      /no cumplen core\.yaml: paridad, calc_dividendo, tarifas, pdf_simulacion, tmc, products, loan_uses, Product\.\n$/,
    );
    const detailOf = (operation: string): string | undefined =>
      new RegExp(`^✗ ${operation} .*\\n {4}(.*)$`, 'm').exec(report)?.[1];
    expect(detailOf('paridad')).toBe('el cuerpo: must be number  [valor]');
    expect(detailOf('calc_dividendo')).toMatch(
      /^\/salida\/0: must have required property 'Dividendo' {2}\[.* y \d+ más\]$/,
    );
    expect(detailOf('tmc')).toMatch(/^estado 500; se espera 200 {2}\[/);
    expect(detailOf('products')).toBe('no respondió dentro del plazo  [lista]');
    // The second code is that of a reset which arrives after the end of the connection's data.
    expect(detailOf('loan_uses')).toMatch(/^sin respuesta \((ECONNRESET|UND_ERR_SOCKET)\) {2}\[lista\]$/);
    expect(detailOf('tarifas')).toBe('estado 302; se espera 200  [lista]');
    expect(detailOf('Product')).toBe('no es JSON: cortado o mal formado  [lista]');
    expect(report).toMatch(/^✓ Tarifa /m);
  });

  it('is missed by an answer about another credit', async () => {
    await mock.play({ calc_dividendo: 'set:salida.0.Plazo:25', paridad: 'set:$:0.001' });
    const { code, report } = await run(['--target', server.url, ...only('paridad', 'calc_dividendo')]);
    expect(code).toBe(4);
    expect(report).toMatch(/^✗ paridad .*\n {4}\$: no puede ser una UF \(regla range\) {2}\[valor\]$/m);
    expect(report).toMatch(
      /^✗ calc_dividendo .*\n {4}\$\.salida\.\*\.Plazo: Plazo no es el pedido \(regla other_question\) {2}\[.* y \d+ más\]$/m,
    );
  });

  it('is missed where refusals, content types or missing credentials are not as documented', async () => {
    const lax = createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      const isLarge = request.url?.includes('catalogos') ?? false;
      response.end(request.url?.includes('paridad') ? '40880.36' : isLarge ? LARGE : '[]');
    });
    const some = only('paridad', 'catalogos_simulador', 'calc_dividendo');
    const { code, report } = await run(['--target', await listening(lax), ...some]);
    lax.close();
    expect(code).toBe(4);
    expect(report).toMatch(/Content-Type es «text\/plain»; se espera application\/json {2}\[valor\]/);
    expect(report).toMatch(/pesa más de 5 MB {2}\[lista\]/);
    expect(report).toMatch(/estado 200; se espera un rechazo 4xx {2}\[crédito de 299,9999 UF y \d+ más\]/);
    expect(report).toMatch(/estado 200; se espera 401 {2}\[sin credenciales\]/);
  });

  it.each([
    [[], {}, /Falta --target URL/],
    [['--target', 'core'], {}, /no es una dirección/],
    [['--target', 'ftp://core'], {}, /http/],
    [['--target', 'http://u:p@core'], {}, /no lleva credenciales/],
    [['--target', 'http://core/?a=1'], {}, /base/],
    [['--target', 'http://core', '--timeout', '0'], {}, /--timeout/],
    [['--target', 'http://core', '--json', ''], {}, /--json/],
    [['--target', 'http://core', '--junit', ''], {}, /--junit/],
    [['--target', 'http://core', '--operation', 'nada'], {}, /«nada»/],
    [['--target', 'http://core', 'extra'], {}, /opciones/],
    [['--goal', 'http://core'], {}, /No se entiende --goal/],
    [['--target', 'http://core'], { CORE_USER: 'bff' }, /van juntas/],
  ])('refuses %j %j as wrong usage', async (args, environment, message) => {
    const { code, report, complaint } = await run(args, environment);
    expect([code, report]).toEqual([1, '']);
    const [said, ...usage] = complaint.split('\n\n');
    expect(said).toMatch(message);
    expect(usage.join()).toContain('Uso: npm run conformance');
  });

  async function couldNotRun(args: readonly string[], environment = ENVIRONMENT): Promise<string> {
    const { code, complaint } = await run(args, environment);
    expect(code).toBe(3);
    return complaint;
  }

  it('cannot be known of a core that is not there', async () => {
    const gone = await startMockServer({ port: 0 });
    await gone.close();
    expect(await couldNotRun(['--target', gone.url])).toBe(
      'No se pudo conectar: nadie escucha en esa dirección (ECONNREFUSED).\n',
    );
  });

  it('cannot be known of a name without address, nor where TLS fails', async () => {
    expect(await couldNotRun(['--target', 'http://nadie.invalid'])).toMatch(/DNS.*\((ENOTFOUND|EAI_AGAIN)\)/);
    expect(await couldNotRun(['--target', server.url.replace('http:', 'https:')])).toMatch(
      /falló TLS.*\(ERR_SSL_/,
    );
  });

  it('is not asked of a BFF', async () => {
    const bff = createServer((_request, response) => response.end('{"status":"ok"}'));
    expect(await couldNotRun(['--target', await listening(bff)])).toMatch(/^En esa dirección hay un BFF/);
    bff.close();
  });

  it('cannot be known of a core that never answers', async () => {
    await mock.play({ '*': 'down' });
    expect(await couldNotRun(['--target', server.url])).toMatch(/no respondió a 3 solicitudes seguidas/);
  });

  it('cannot be known of a core that does not let us in', async () => {
    const wrong = { ...ENVIRONMENT, CORE_PASSWORD: 'otra' };
    const complaint = await couldNotRun(['--target', server.url], wrong);
    expect(complaint).toBe('El core rechaza las credenciales: revisa CORE_USER y CORE_PASSWORD.\n');
  });

  it('fails when its report cannot be written', async () => {
    const complaint = await couldNotRun([
      ...['--target', server.url, ...only('paridad')],
      ...['--json', join(folder, 'none', 'x.json')],
    ]);
    expect(complaint).toBe('No se pudo escribir el archivo de --json (ENOENT).\n');
  });
});
