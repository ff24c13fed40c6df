/** Bodies of rate sheets, which may be large. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SheetsApi, startSheets } from '../src/testing/rate-sheets.ts';

const SHEETS = '/api/simulador/hojas';
const ROOM = 1024 * 1024;

let sheets: SheetsApi;
beforeAll(async () => {
  sheets = await startSheets({});
});
afterAll(() => sheets.tables.bff.close());

const send = async (method: 'post' | 'patch', body: string, headers: Readonly<Record<string, string>>) => {
  const { http } = sheets.tables.bff;
  const path = method === 'post' ? SHEETS : `${SHEETS}/1`;
  const { status } = await http[method](path).set(headers).type('json').send(body);
  return status;
};

it.each(['post', 'patch'] as const)('are parsed after the access check: %s', async (method) => {
  const broken = `{"name": "${'x'.repeat(100_000)}`;
  expect(await send(method, broken, {})).toBe(401);
  expect(await send(method, broken, sheets.secondHeaders)).toBe(400);
});

it('have their own limits', async () => {
  const named = (size: number): string => JSON.stringify({ name: 'x'.repeat(size), changes: [] });
  // Parsed, and refused for its name.
  expect(await send('post', named(500_000), sheets.secondHeaders)).toBe(400);
  expect(await send('post', named(ROOM), sheets.secondHeaders)).toBe(413);
  const many = (count: number): object[] =>
    Array.from({ length: count }, () => ({ rate: 999_999, value: 4 }));
  const sent = JSON.stringify({ name: 'Lunes', changes: many(20_000) });
  expect(await send('post', sent, sheets.secondHeaders)).toBe(400);
});
