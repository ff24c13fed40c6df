import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST, EXAMPLE_ROW } from '../src/testing/example.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';

describe('the figures of a core', () => {
  const scripted = forSpec(startScriptedCore);
  const bff = bffForSpec(() => ({ MODE_DIVIDENDO: 'core', DIVIDENDO_URL: scripted.url }));
  const explain = async (change: object) => {
    scripted.answer(200, { salida: [{ ...EXAMPLE_ROW, ...change }] });
    return Promise.resolve(bff.http.post('/api/simulador/explicacion').send(EXAMPLE_REQUEST));
  };

  it('are explained if they equal ours', async () => {
    const { status, body, headers } = await explain({});
    expect([status, body.figures.length, headers['x-source']]).toEqual([200, 21, 'core']);
  });

  it.each([
    { Dividendo: 11.1877 },
    { DivTotalPe: 471_417 },
    { TasaCae: 4.87 },
    { ImpuestoTE: 16.01 },
    { SegInc: 0.2081 },
  ])('with %j are a 502 without figures', async (change) => {
    const { status, body, headers } = await explain(change);
    expect([status, body.detail, body.figures]).toEqual([
      502,
      'El banco calculó estas cifras de otra forma, así que no podemos mostrar de dónde salen. Calcula de nuevo o contacta a un ejecutivo.',
      undefined,
    ]);
    expect(headers['x-source']).toBeUndefined();
  });
});

describe('the suggested rate of a core', () => {
  const bff = bffForSpec({ MODE_TARIFICADOR: 'core' });
  const suggested = async () => {
    const { status, body } = await bff.http.post('/api/simulador/explicacion').send(EXAMPLE_REQUEST);
    const found = body.figures.find(({ name }: { name: string }) => name === 'suggested_rate');
    return [status, body.figures.length, found?.node.label, found?.node.args[0].label.split(',')[0]];
  };

  it('comes from a row of the core, whose first day is unknown', async () => {
    expect(await suggested()).toEqual([200, 21, 'Tasa sugerida', 'Tasa de Universal']);
  });

  it('is omitted if the core’s tables can’t be read', async () => {
    await bff.core.play({ tarifas: 'down' });
    expect(await suggested()).toEqual([200, 20, undefined, undefined]);
  });
});
