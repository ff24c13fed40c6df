import { expect, it } from '@jest/globals';
import { csvOf } from './data-csv.ts';

it('has a line for each value, nested ones by their path, and no formula', () => {
  const row = {
    name: 'Ana; "la" Rojas',
    phone: '+56912345678',
    rate: -4.5,
    inputs: { codebtor: null, tags: ['=1+1'] },
  };
  expect(csvOf({ clients: [row, { name: 'Eva' }] })).toBe(
    [
      'tabla;fila;campo;valor',
      'clients;1;name;"Ana; ""la"" Rojas"',
      "clients;1;phone;'+56912345678",
      'clients;1;rate;-4.5',
      'clients;1;inputs.codebtor;',
      "clients;1;inputs.tags.0;'=1+1",
      'clients;2;name;Eva',
      '',
    ].join('\r\n'),
  );
});
