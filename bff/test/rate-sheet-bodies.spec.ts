/** Bodies of rate sheets, which may be large. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SheetsAtHand, sheetsAtHand } from '../src/testing/rate-sheets.ts';

const SHEETS = '/api/simulador/hojas';
const ROOM = 1024 * 1024;

let hand: SheetsAtHand;
beforeAll(async () => {
  hand = await sheetsAtHand({});
});
afterAll(() => hand.tables.bff.close());

const send = async (method: 'post' | 'patch', body: string, headers: Readonly<Record<string, string>>) => {
  const { http } = hand.tables.bff;
  const path = method === 'post' ? SHEETS : `${SHEETS}/1`;
  const { status } = await http[method](path).set(headers).type('json').send(body);
  return status;
};

it.each(['post', 'patch'] as const)('are parsed once it is known who sends them: %s', async (method) => {
  const broken = `{"name": "${'x'.repeat(100_000)}`;
  expect(await send(method, broken, {})).toBe(401);
  expect(await send(method, broken, hand.secondHeaders)).toBe(400);
});

it('have limits of their own', async () => {
  const named = (size: number): string => JSON.stringify({ name: 'x'.repeat(size), changes: [] });
  // Parsed, and refused for its name.
  expect(await send('post', named(500_000), hand.secondHeaders)).toBe(400);
  expect(await send('post', named(ROOM), hand.secondHeaders)).toBe(413);
  const many = (count: number): object[] =>
    Array.from({ length: count }, () => ({ rate: 999_999, value: 4 }));
  const sent = JSON.stringify({ name: 'Lunes', changes: many(20_000) });
  expect(await send('post', sent, hand.secondHeaders)).toBe(400);
});
