import { expect, it } from '@jest/globals';
import { nameOf } from './file-name.ts';

const STATES = [{ id: 1, description: 'Ingresada', order_dashboard: 1 }];
const RESOLUTIONS = [{ id: 7, description: 'Ingresa a Evaluación', simulation_state: 2 }];
const EXECUTIVES = [{ id: 2, uuid: 'u', full_name: 'Emilio Demo' }];
const TODAY = '2026-11-24';

it.each([
  [
    { window: { kind: 'range', from: '2026-11-01', to: '2026-11-23' }, state: 1 },
    'Listado Ingresada 2026-11-01 a 23.xlsx',
  ],
  [
    { window: { kind: 'period', days: 1 }, resolution: 7, executive: 2 },
    'Listado Ingresa a Evaluación Emilio Demo 2026-11-24.xlsx',
  ],
  [{ window: { kind: 'period', days: 1 }, executive: -1 }, 'Listado Sin asignar 2026-11-24.xlsx'],
  [{ window: { kind: 'period', days: 31 }, view: 'mine' }, 'Listado Mías 2026-10-25 a 2026-11-24.xlsx'],
  [{ window: { kind: 'period', days: 1 }, search: 'Ana Soto' }, 'Listado 2026-11-24.xlsx'],
  [{ window: { kind: 'period', days: 3650 } }, 'Listado hasta 2026-11-24.xlsx'],
] as const)('%j is %s', (filters, name) =>
  expect(nameOf(filters, TODAY, { states: STATES, resolutions: RESOLUTIONS, executives: EXECUTIVES })).toBe(
    name,
  ),
);
