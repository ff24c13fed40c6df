import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startMockServer, type MockServer } from '../mock-server.ts';
import { DIVIDENDO_BODY, DIVIDENDO_PATH, MockClient } from '../testing/mock-client.ts';
import { Journal, type JournalEntry } from './journal.ts';

let server: MockServer;
let mock: MockClient;

beforeEach(async () => {
  server = await startMockServer({
    port: 0,
    now: () => new Date('2026-11-20T15:00:00Z'),
    credentials: undefined,
  });
  mock = new MockClient(server.url);
});
afterEach(() => server.close());

async function journalEntries(query = ''): Promise<JournalEntry[]> {
  const { entries } = (await (await mock.get(`/__mock/journal${query}`)).json()) as {
    entries: JournalEntry[];
  };
  return entries;
}

describe('the journal', () => {
  it('has the request, the effects and the answer', async () => {
    await mock.play({ calc_dividendo: 'sequence:[status:503&drop:nada,ok]' });
    await mock.post(DIVIDENDO_PATH, DIVIDENDO_BODY);
    await mock.paridad();
    const [first, second] = await journalEntries();
    expect(first).toEqual({
      time: '2026-11-20T15:00:00.000Z',
      method: 'POST',
      path: DIVIDENDO_PATH,
      operation: 'calc_dividendo',
      scenario: 'sequence:[status:503&drop:nada,ok]',
      played: ['status:503', 'drop:nada'],
      status: 503,
      durationMs: expect.any(Number),
      request: {
        destino: 1,
        montoAsegurado: 2000,
        montocredito: 2000,
        plazototal: 25,
        tasasimulacion: 4.5,
        valorpropiedad: 2500,
      },
    });
    expect(second).toMatchObject({
      operation: 'paridad',
      scenario: null,
      played: [],
      status: 200,
      request: null,
    });
  });

  it('has the time that an answer took, and a reset as no status', async () => {
    await mock.paridad({ 'X-Mock-Scenario': 'slow:120' });
    await mock.paridad({ 'X-Mock-Scenario': 'down' }).catch(() => undefined);
    const [slow, down] = await journalEntries();
    expect(slow?.durationMs).toBeGreaterThanOrEqual(115);
    expect(down?.status).toBeNull();
  });

  it('can be filtered by operation, and cleared', async () => {
    await mock.paridad();
    await mock.get('/products/api/products');
    expect((await journalEntries('?operation=products')).map(({ operation }) => operation)).toEqual([
      'products',
    ]);
    expect(await journalEntries('?operation=tmc')).toEqual([]);
    expect((await mock.control('DELETE', '/__mock/journal')).status).toBe(204);
    expect(await journalEntries()).toEqual([]);
  });

  it('holds no personal data', async () => {
    const person = {
      Rut: '12345678-5',
      name: 'Juana Soto',
      montocredito: 'juana@soto.cl',
      valorpropiedad: { telefono: 56912345678 },
      telefono: 56912345678,
      plazototal: 25,
    };
    await mock.post(`${DIVIDENDO_PATH}?rut=12345678-5`, person);
    await mock.post('/simulations/api/calc_operation_costs', [person]);
    await mock.get('/authentication/api/client/Juana/12345678-5');
    const entries = await journalEntries();
    expect(entries.map(({ request }) => request)).toEqual([{ plazototal: 25 }, null, null]);
    expect(entries.at(-1)).toMatchObject({
      path: '/authentication/api/client/…/…',
      operation: null,
      status: 404,
    });
    expect(JSON.stringify(entries)).not.toMatch(/12345678|56912345678|[Jj]uana|[Ss]oto/);
  });

  it('keeps the latest thousand', () => {
    const journal = new Journal();
    const entry = (durationMs: number) => ({ durationMs, operation: 'paridad' }) as JournalEntry;
    for (let index = 0; index < 1005; index += 1) journal.add(entry(index));
    const entries = journal.entries(null);
    expect([entries.length, entries[0]?.durationMs]).toEqual([1000, 5]);
  });
});
