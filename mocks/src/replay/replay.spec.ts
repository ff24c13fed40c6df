import { afterAll, describe, expect, it } from '@jest/globals';
import { ANSWERED, CALCULATION, chromiumHar, type EntryParts, PARIDAD, SENT } from './testing/har.ts';
import { answering } from './testing/target.ts';
import { Workbench } from './testing/workbench.ts';

const bench = new Workbench();
afterAll(() => bench.clear());

describe('a replay', () => {
  it('sends what was recorded, in order, and finds no difference', async () => {
    const { code, text } = await bench.against(
      chromiumHar([PARIDAD, CALCULATION]),
      answering([40880.36, ANSWERED]),
    );
    expect(bench.requests).toMatchObject([
      { method: 'GET', url: '/api/external/paridad/', body: null },
      {
        method: 'POST',
        url: '/api/external/calc_dividendo/',
        body: SENT,
        headers: { 'content-type': 'application/json' },
      },
    ]);
    expect(code).toBe(0);
    expect(text).toContain('2 iguales, 0 con diferencias');
  });

  it('names each difference and ends with 4', async () => {
    const other = { salida: [{ DivTotal: 11.4797, FecVencimiento: '2027-01-10', x: 1 }] };
    const { code, result, text } = await bench.against(chromiumHar([CALCULATION]), answering([other]));
    expect(code).toBe(4);
    expect(result.steps[0]?.differences).toEqual([
      { path: '$.salida[0].DivTotal', recorded: 11.4796, received: 11.4797 },
      { path: '$.salida[0].Cuotas', recorded: 300 },
      { path: '$.salida[0].x', received: 1 },
    ]);
    expect(text).toContain('$.salida[0].DivTotal: grabado 11.4796, recibido 11.4797');
  });

  it('masks people in its reports, of a browser’s recording as of the target’s answers', async () => {
    const person = (first_name: string) => ({ data: { first_name, email: 'ana.soto@correo.example' } });
    const search = { path: '/simulations/api/simulations?name=Wenceslada', answered: person('Wenceslada') };
    const refused = { path: '/authentication/api/clients/2', answered: person('Wenceslada') };
    const { text, result } = await bench.against(chromiumHar([search, refused]), (_, count) =>
      count === 1
        ? { body: { data: { first_name: 'Guacolda', email: 'otra@correo.example' } } }
        : { status: 409, body: { detail: 'Ya existe 12.345.678-5, guacolda@correo.example' } },
    );
    expect(result.totals.different).toBe(2);
    expect(result.steps[0]?.differences).toHaveLength(2);
    expect(text).not.toMatch(/Wenceslada|Guacolda|soto|otra@|12\.345|guacolda/i);
    expect(text).toContain('El destino dice: Ya existe');
  });

  it('names another status, and what the target says', async () => {
    const refusal = () => ({ status: 502, body: { detail: 'No responde.' } });
    const { code, result } = await bench.against(chromiumHar([PARIDAD]), refusal);
    expect(code).toBe(4);
    expect(result.steps[0]).toMatchObject({
      differences: [{ path: 'status', recorded: 200, received: 502 }],
      notes: ['El destino dice: No responde.'],
    });
  });

  it.each([
    [['--tolerance', 'salida[].DivTotal=0.0001'], 0],
    [['--tolerance', 'salida[].DivTotal=0.00009'], 4],
    [['--tolerance', 'Cuotas=1'], 4],
    [['--ignore', 'DivTotal'], 0],
    [['--ignore', '$.DivTotal'], 4],
    [['--ignore', 'Cuotas,DivTotal'], 0],
  ])('counts what it was not allowed to send: %j ends with %d', async (args, code) => {
    const other = { salida: [{ ...ANSWERED.salida[0], DivTotal: 11.4797 }] };
    expect((await bench.against(chromiumHar([CALCULATION]), answering([other]), args)).code).toBe(code);
  });

  it('does not compare what is new in every answer', async () => {
    const problem = { path: '/api/x', status: 400, answered: { detail: 'No', request_id: 'a', fields: [] } };
    const answer = () => ({ status: 400, body: { detail: 'No', request_id: 'b', fields: [] } });
    expect((await bench.against(chromiumHar([problem]), answer)).code).toBe(0);
  });

  it('ignores whether a current answer was cached, but reports a stale one', async () => {
    const uf = { path: '/api/simulador/inicio', answered: { uf: { value: 1, source: 'core' } } };
    const from = (source: string) => () => ({ body: { uf: { value: 1, source } } });
    expect((await bench.against(chromiumHar([uf]), from('cache'))).code).toBe(0);
    expect((await bench.against(chromiumHar([uf]), from('stale'))).code).toBe(4);
  });

  it('carries the session cookie from one request to the next', async () => {
    const cookies = ['simulador_sesion=abc; Path=/; HttpOnly', 'otra=1'];
    await bench.against(chromiumHar([PARIDAD, PARIDAD, PARIDAD]), (_, count) => ({
      body: 40880.36,
      headers: { 'set-cookie': count === 1 ? cookies : ['otra=; Max-Age=0'] },
    }));
    expect(bench.requests.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'simulador_sesion=abc; otra=1',
      'simulador_sesion=abc',
    ]);
  });
});

describe('ids of the target', () => {
  const RECORDED = '11111111-1111-4111-8111-111111111111';
  const CURRENT = '22222222-2222-4222-8222-222222222222';
  const created: EntryParts = {
    path: '/simulations/api/web/simulations/create',
    sent: {},
    status: 201,
    answered: { data: { uuid: RECORDED, id: 7 } },
  };
  const read = {
    path: `/simulations/api/simulation/${RECORDED}?simulation=${RECORDED}`,
    answered: { uuid: RECORDED, id: 8 },
  };
  const comment = {
    path: '/simulations/api/simulation_comments/',
    sent: { simulation: RECORDED },
    status: 201,
    answered: { id: 7 },
  };

  it('stand where the recording has its own', async () => {
    const { code } = await bench.against(
      chromiumHar([created, read, comment]),
      (_, count) =>
        [
          { status: 201, body: { data: { uuid: CURRENT, id: 99 } } },
          { body: { uuid: CURRENT, id: 8 } },
          { status: 201, body: { id: 23 } },
        ][count - 1] ?? {},
      ['--allow-writes'],
    );
    expect(bench.requests.map(({ url, body }) => [url, body])).toEqual([
      ['/simulations/api/web/simulations/create', {}],
      [`/simulations/api/simulation/${CURRENT}?simulation=${CURRENT}`, null],
      ['/simulations/api/simulation_comments/', { simulation: CURRENT }],
    ]);
    expect(code).toBe(0);
  });

  it('are a difference where the target names another than before', async () => {
    const answers = answering([{ uuid: CURRENT }, { uuid: '33333333-3333-4333-8333-333333333333' }]);
    const again = { path: '/api/x', answered: { uuid: RECORDED } };
    expect((await bench.against(chromiumHar([again, again]), answers)).result.totals).toMatchObject({
      same: 1,
      different: 1,
    });
  });

  it('are expected back when it was we who gave them', async () => {
    const echo = {
      path: '/api/external/calc_dividendo/',
      sent: { id: RECORDED },
      answered: { id: RECORDED },
    };
    expect((await bench.against(chromiumHar([echo]), answering([{ id: CURRENT }]))).code).toBe(4);
  });
});
