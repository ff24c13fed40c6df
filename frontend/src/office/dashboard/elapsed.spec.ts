import { expect, it } from '@jest/globals';
import { daysAgo } from './counts.ts';

it.each([
  ['2026-11-20', 'hoy'],
  ['2026-11-19', 'hace 1 día'],
  ['2026-10-20', 'hace 31 días'],
] as const)('%s is %s', (day, text) => expect(daysAgo(day, '2026-11-20')).toBe(text));
