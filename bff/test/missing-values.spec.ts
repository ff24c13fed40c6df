import { expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';

const bff = bffForSpec({ env: { MODE_PARIDAD: 'local' } });

it('UF, TMC and rates that this BFF has not are named by the readiness probe, with how to give them', async () => {
  await bff.query('DELETE FROM uf_values');
  await bff.query('DELETE FROM tmc');
  await bff.query('DELETE FROM rates WHERE product_id = 8');
  const ready = async () => bff.http.get('/health/ready');
  const { status, body } = await retryUntil(ready, (answer) => answer.status === 200);
  expect([status, body.missing]).toEqual([
    200,
    [
      expect.stringMatching(
        /^Falta la UF del \d\d-\d\d-\d{4}: agréguela en \/tarifas\/mantenedores.*MODE_PARIDAD=core/,
      ),
      expect.stringMatching(/^Falta la TMC vigente el .*MODE_TMC=core/),
      expect.stringMatching(
        /^Faltan tasas vigentes de Universal: cárguelas en \/tarifas .*MODE_TARIFICADOR=core/,
      ),
    ],
  ]);
  const answer = await bff.http.post('/api/external/calc_dividendo/').send(EXAMPLE_REQUEST);
  expect([answer.status, answer.body.errors_detail]).toEqual([
    503,
    'El banco aún no publica el valor de la UF de hoy, y sin él no podemos calcular. Contacta a un ejecutivo.',
  ]);
});
