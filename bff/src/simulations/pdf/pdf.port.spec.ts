import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { ADAPTERS, type Adapter, type BothAdapters, startBothAdapters } from '../../testing/both-adapters.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { savedSimulation, storeSimulation } from '../../testing/saved-simulation.ts';
import { PdfPort } from './pdf.port.ts';

const PATH = '/api/external/pdf_simulacion/';
const OWNER = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);
const NOT_MADE = 'No se pudo generar el PDF.';

const simulation = savedSimulation();
let adapters: BothAdapters;
beforeAll(async () => {
  adapters = await startBothAdapters();
  await storeSimulation(adapters.local.app.get(DataSource), simulation, OWNER);
});
afterAll(() => adapters.close());
beforeEach(() => adapters.core.core.play({}));

interface Asked {
  readonly adapter?: Adapter;
  readonly uuid?: string;
  readonly headers?: Record<string, string>;
}

const json = (body: unknown): unknown => JSON.parse(String(body));
const cookie = (value: string) => ({ Cookie: `simulador_sesion=${value}` });
const ask = async ({ adapter = 'local', uuid = simulation.uuid, headers = cookie(OWNER) }: Asked = {}) =>
  Promise.resolve(
    adapters[adapter].http.get(PATH).query({ simulation: uuid }).set(headers).responseType('blob'),
  );

describe.each(ADAPTERS)('the PDF of a saved simulation, answered by %s', (adapter) => {
  it('is a whole document', async () => {
    const { value, source } = await adapters[adapter].app.get(PdfPort).render(simulation);
    expect(source).toBe(adapter);
    const { pages } = await readPdf(value);
    expect(pages.join(' ')).toContain(adapter === 'local' ? 'Simulación N.º 1042' : simulation.uuid);
  });

  it('is downloaded under its name, without caching', async () => {
    const answer = await ask({ adapter });
    expect([answer.status, answer.headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Detalle Simulacion.pdf"; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf`,
        'cache-control': 'no-store',
        'x-source': adapter,
        'content-length': String((answer.body as Buffer).length),
      }),
    ]);
    expect((await readPdf(answer.body as Buffer)).pages).toHaveLength(adapter === 'local' ? 3 : 1);
  });

  it.each([
    ['of another session', { headers: cookie(OTHER) }],
    ['without a session', { headers: {} }],
    ['of nobody', { uuid: '00000000-0000-4000-8000-000000000000' }],
    ['of a number', { uuid: '1' }],
  ])('is not there %s', async (_who, asked) => {
    const answer = await ask({ adapter, ...asked });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect(json(answer.body)).toMatchObject({ detail: 'No encontramos esta simulación.' });
  });
});

describe('a PDF that can not be made', () => {
  it('locally, is a problem with the reason', async () => {
    const broken = { ...simulation, client: {} } as SimulationEntity;
    await expect(adapters.local.app.get(PdfPort).render(broken)).rejects.toMatchObject({
      status: 500,
      detail: NOT_MADE,
    });
  });

  it('without readable figures, says so', async () => {
    const unreadable = { ...simulation, snapshot: {} } as SimulationEntity;
    for (const adapter of ADAPTERS)
      await expect(adapters[adapter].app.get(PdfPort).render(unreadable)).rejects.toMatchObject({
        status: 409,
      });
  });

  it.each([
    ['fails', 'status:500', 502],
    ['does not know it', 'status:404', 502],
    ['breaks off', 'garbage', 502],
  ])('by a core that %s, is a problem that says why', async (_case, scenario, status) => {
    await adapters.core.core.play({ pdf_simulacion: scenario });
    const answer = await ask({ adapter: 'core' });
    expect([answer.status, json(answer.body)]).toEqual([
      status,
      expect.objectContaining({ detail: NOT_MADE }),
    ]);
    const failed = adapters.core.logs.entries().findLast(({ msg }) => msg === 'request failed');
    expect(failed?.['upstream']).toMatchObject({ operation: 'pdf_simulacion' });
  });
});
