import { afterAll, expect, it } from '@jest/globals';
import { CALCULATION, chromiumHar, PARIDAD } from './testing/har.ts';
import { type Answer, startTarget, type TargetRequest } from './testing/target.ts';
import { type Ran, Workbench } from './testing/workbench.ts';

const bench = new Workbench();
afterAll(() => bench.clear());

const row = (folio: number, rate: number, flag = true) => ({ Folio: folio, Tasa: rate, flag });
const HAR = chromiumHar([
  { ...CALCULATION, answered: { salida: [row(1, 4.5), row(2, 4.6)] } },
  { ...CALCULATION, answered: { salida: [row(1, 4.5), row(2, 4.6)] } },
  PARIDAD,
]);

type Answering = (request: TargetRequest, count: number) => Answer;

/** Answers with other numbers in each request, the same wrong rate, and the UF. */
const from =
  (first: number, rate = 4.7): Answering =>
  ({ method }, count) => ({
    body: method === 'GET' ? 40880.36 : { salida: [row(first + count, rate), row(2, 4.6, count !== 1)] },
  });

async function withTwin(answer: Answering, twin: Answering): Promise<Ran> {
  const second = await startTarget(twin);
  try {
    return await bench.against(HAR, answer, ['--twin', second.url]);
  } finally {
    await second.close();
  }
}

it('leaves out what differs between two identical targets, and says where', async () => {
  const { code, result } = await withTwin(from(100), from(200));
  expect(code).toBe(4);
  // The twins agree on the wrong rate and on the flag.
  expect(result.steps.map(({ differences }) => differences.map(({ path }) => path))).toEqual([
    ['$.salida[0].Tasa', '$.salida[1].flag'],
    ['$.salida[0].Tasa'],
    [],
  ]);
  expect(result.notes).toEqual([
    'calc_dividendo $.salida[].Folio: 2 diferencias quedaron fuera, porque los dos destinos difieren ahí.',
  ]);
});

it('finds no difference where noise is all there is', async () => {
  const { code, result } = await withTwin(
    ({ method }, count) => ({
      body: method === 'GET' ? 40880.36 : { salida: [row(count + 5, 4.5), row(2, 4.6)] },
    }),
    // The numbers of the recording, by chance.
    ({ method }) => ({ body: method === 'GET' ? 40880.36 : { salida: [row(1, 4.5), row(2, 4.6)] } }),
  );
  expect([code, result.totals]).toMatchObject([0, { same: 3, different: 0 }]);
});

it('takes no status for noise, and learns nothing from a refusal', async () => {
  const refused: Answering = () => ({ status: 503 });
  const { code, result } = await withTwin(from(100), refused);
  expect([code, result.notes, result.totals.different]).toEqual([4, [], 2]);
  expect((await withTwin(refused, from(100))).result.totals.different).toBe(3);
});

it('ends with 3 when the twin does not answer', async () => {
  const second = await startTarget(() => ({}));
  await second.close();
  const { code, complaint } = await bench.against(HAR, from(100), ['--twin', second.url]);
  expect([code, complaint]).toEqual([3, expect.stringMatching(/^--twin: POST .*ECONNREFUSED/)]);
  expect(bench.requests).toEqual([]);
});
