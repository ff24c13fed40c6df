import { describe, expect, it } from '@jest/globals';
import { call, json } from '../testing/ask-core.ts';

describe('rates of the mock', () => {
  it('have a TMC for up to 2,000 UF and one above', async () => {
    expect(await json('tmc')).toEqual({ Valor: 6.6 });
    expect(await json('tmc', { amount: 2000.0001 })).toEqual({ Valor: 6.1 });
  });

  it('take the size of a loan in pesos too', async () => {
    expect(await json('tmc', { amount: 81_760_720, currency: 999 })).toEqual({ Valor: 6.6 });
    expect(await json('tmc', { amount: 81_770_000, currency: 999 })).toEqual({ Valor: 6.1 });
  });

  it('know no TMC below a year', async () => {
    expect((await call('tmc', { period: 11 })).status).toBe(404);
  });

  it('suggest by range: the lower bound is in, the upper one out, but the last one in', async () => {
    expect(await json('Tarifa')).toEqual({ rate: 4.5 });
    expect(await json('Tarifa', { period: 24.9 })).toEqual({ rate: 4.36 });
    expect(await json('Tarifa', { amount: 1999.9999 })).toEqual({ rate: 4.58 });
    expect((await call('Tarifa', { amount: 20000, period: 40 })).status).toBe(200);
    expect((await call('Tarifa', { amount: 20000.0001 })).status).toBe(404);
    expect((await call('Tarifa', { period: 4 })).status).toBe(404);
    expect(await json('Tarifa', { product: 5 })).toEqual({ detail: 'No hay una tarifa para estos datos.' });
  });
});

describe('operation costs of the mock core', () => {
  it('list every cost in order, zeros included', async () => {
    const lines = (await json('calc_operation_costs', { subpurpose: 2 })) as Record<string, unknown>[];
    expect(lines.map(Object.values)).toEqual([
      ['Tasación', 2.975],
      ['Estudio de títulos', 3.57],
      ['Borrador de escritura', 2.975],
      ['Notaría', 3],
      ['Conservador de Bienes Raíces', 6],
      ['Impuesto al mutuo', 0],
    ]);
  });

  it('refuse another subpurpose and a missing field', async () => {
    expect((await call('calc_operation_costs', { subpurpose: 3 })).status).toBe(400);
    expect(await json('calc_operation_costs', { has_dfl2: undefined })).toEqual({
      errors_detail: "El cuerpo no cumple core.yaml:  must have required property 'has_dfl2'.",
    });
  });
});
