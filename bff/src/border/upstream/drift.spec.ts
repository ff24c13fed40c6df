import { describe, expect, it } from '@jest/globals';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import { DriftLog } from './drift.ts';

const contract = new CoreContract();
const NOW = new Date('2026-11-20T15:00:00Z');
const noted = (log: DriftLog, body: object) => {
  log.note({ operation: 'tmc', usable: true }, contract.deviations('tmc', body), NOW);
  return log.list().map(({ path, what, count }) => ({ path, what, count }));
};

describe('the drift log', () => {
  it.each(['Glosa', 'campo_nuevo', '_id', 'Valor2', 'a'.repeat(40)])('reports a new field: %s', (name) => {
    expect(noted(new DriftLog(), { Valor: 6.6, [name]: 'x' })).toEqual([
      { path: `$.${name}`, what: 'unknown field', count: 1 },
    ]);
  });

  it('reports the rule that an unusable answer violates, separately from usable ones', () => {
    const log = new DriftLog();
    const unusable = { operation: 'tmc', usable: false };
    expect(log.note(unusable, contract.violations('tmc', 200, { Valor: '6.6' }), NOW)).toMatchObject([
      { path: '$.Valor', what: 'must be number', usable: false, count: 1 },
    ]);
    expect(log.note(unusable, contract.violations('tmc', 200, { Valor: '6.7' }), NOW)).toEqual([]);
    expect(log.note(unusable, contract.violations('tmc', 200, undefined), NOW)).toMatchObject([
      { path: '$', what: 'must be object' },
    ]);
    expect(log.note({ ...unusable, operation: 'pdf_simulacion' }, [], NOW)).toMatchObject([
      { path: '$', what: 'not readable' },
    ]);
    expect(log.list()[0]).toMatchObject({ path: '$.Valor', count: 2 });
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
    expect(noted(new DriftLog(), { Valor: 6.6, [name]: 'x' })).toEqual([
      { path: '$.(oculto)', what: 'unknown field', count: 1 },
    ]);
  });

  it('counts hidden names together, by their place', () => {
    const log = new DriftLog();
    for (let person = 0; person < 1_000; person += 1) noted(log, { Valor: 6.6, [`${person}@ejemplo.cl`]: 1 });
    expect(noted(log, { Valor: 6.6, Glosa: 'x' })).toEqual([
      { path: '$.(oculto)', what: 'unknown field', count: 1_000 },
      { path: '$.Glosa', what: 'unknown field', count: 1 },
    ]);
  });
});
