import { describe, expect, it } from '@jest/globals';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import { DifferenceLog, type DriftLog, flawOf, noteFlaws } from './drift.ts';
import type { UpstreamFailure } from './exchange.ts';

const contract = new CoreContract();
const NOW = new Date('2026-11-20T15:00:00Z');
const USED: UpstreamFailure = { capability: 'tmc', operation: 'tmc', outcome: 'ok', status: 200 };
const newLog = (): DriftLog => new DifferenceLog();
const noted = (log: DriftLog, body: object) => {
  noteFlaws(log, USED, contract.deviations('tmc', body).map(flawOf), { requestId: 'solicitud-1', at: NOW });
  return log.list().map(({ path, what, count }) => ({ path, what, count }));
};

describe('the drift log', () => {
  it.each(['Glosa', 'campo_nuevo', '_id', 'Valor2', 'a'.repeat(40)])('reports a new field: %s', (name) => {
    expect(noted(newLog(), { Valor: 6.6, [name]: 'x' })).toEqual([
      { path: `$.${name}`, what: 'el contrato no tiene este campo', count: 1 },
    ]);
  });

  it('reports the rule that an unusable answer violates, separately from usable ones', () => {
    const log = newLog();
    const unusable = { ...USED, outcome: 'garbage' } as const;
    const note = (body: unknown, id: string) =>
      noteFlaws(log, unusable, contract.violations('tmc', 200, body).map(flawOf), { requestId: id, at: NOW });
    expect(note({ Valor: '6.6' }, 'solicitud-1')).toMatchObject([
      {
        path: '$.Valor',
        what: 'debe ser de tipo number',
        usable: false,
        request_id: 'solicitud-1',
      },
    ]);
    expect(note({ Valor: '6.7' }, 'solicitud-2')).toEqual([]);
    expect(note([], 'solicitud-3')).toMatchObject([{ path: '$', what: 'debe ser de tipo object' }]);
    expect(log.list()[0]).toMatchObject({
      path: '$.Valor',
      count: 2,
      request_id: 'solicitud-2',
      upstream: { ...unusable, place: '$.Valor', rule: 'type' },
    });
  });

  it.each([
    [{}, 'falta el campo «Valor»'],
    [{ Valor: null }, 'debe ser de tipo number'],
    [null, 'debe ser de tipo object'],
  ])('says in Spanish what is wrong with %j', (body, what) => {
    expect(contract.violations('tmc', 200, body).map((error) => flawOf(error).what)).toContain(what);
  });

  it('names a rule that has no text', () => {
    const error = { keyword: 'minProperties', params: { limit: 1 }, instancePath: '', schemaPath: '#' };
    expect(flawOf(error).what).toBe('no cumple la regla «minProperties» del contrato');
  });

  it.each([
    '12345678-5',
    '12.345.678-5',
    '123456785',
    'rut_12345678',
    'persona@ejemplo.cl',
    'Persona de Ejemplo',
    'Muñoz',
    '+56 9 1234 5678',
    'a'.repeat(41),
    'a/b',
    '<script>',
    '',
  ])('hides a name that could be personal data: %j', (name) => {
    expect(noted(newLog(), { Valor: 6.6, [name]: 'x' })).toEqual([
      { path: '$.(oculto)', what: 'el contrato no tiene este campo', count: 1 },
    ]);
  });

  it('counts masked names together, by place', () => {
    const log = newLog();
    for (let person = 0; person < 1_000; person += 1) noted(log, { Valor: 6.6, [`${person}@ejemplo.cl`]: 1 });
    expect(noted(log, { Valor: 6.6, Glosa: 'x' })).toEqual([
      { path: '$.(oculto)', what: 'el contrato no tiene este campo', count: 1_000 },
      { path: '$.Glosa', what: 'el contrato no tiene este campo', count: 1 },
    ]);
  });
});
