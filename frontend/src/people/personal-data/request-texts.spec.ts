import { expect, it } from '@jest/globals';
import type { PersonRequest } from './request-data.ts';
import { statusOf } from './request-texts.tsx';

const OPEN = { state: 'open', days_left: 30, blocks: false, lifted_at: null } as PersonRequest;

it.each([
  [{ days_left: -1 }, 'Vencida hace 1 día', 'bad'],
  [{ days_left: -12 }, 'Vencida hace 12 días', 'bad'],
  [{ days_left: 0 }, 'Vence hoy', 'bad'],
  [{ days_left: 1 }, 'Falta 1 día', 'underway'],
  [{ days_left: 5 }, 'Faltan 5 días', 'underway'],
  [{ days_left: 6 }, 'Faltan 6 días', 'info'],
  [{ state: 'granted', days_left: -3 }, 'Acogida', 'good'],
  [{ state: 'refused' }, 'Rechazada', 'info'],
  [{ state: 'closed' }, 'Cerrada', 'info'],
  [{ blocks: true }, 'Faltan 30 días', 'info'],
  [{ state: 'granted', blocks: true }, 'Bloqueo vigente', 'underway'],
  [{ state: 'granted', lifted_at: '2026-12-01T12:00:00Z' }, 'Bloqueo levantado', 'info'],
] as const)('%j is «%s»', (change, text, tone) => {
  expect(statusOf({ ...OPEN, ...change })).toEqual([text, tone]);
});
