import { describe, expect, it } from '@jest/globals';
import type { RateTablesReader } from '../book/rate-tables.ts';
import { draftOf } from './rate-workbook.service.ts';

const plannedWith = async (...rates: object[]): Promise<unknown> => {
  const tables = { rows: async () => ({ value: rates, source: 'local' }) } as unknown as RateTablesReader;
  return (await draftOf({ rates: [], added: [] }, tables, '2026-11-20')).planned_at;
};

describe('the draft of a file', () => {
  it('starts on the first of the next month, but with its approval if no rate is in force', async () => {
    expect(await plannedWith({ id: 1 })).toBe('2026-12-01T03:00:00.000Z');
    expect(await plannedWith()).toBeNull();
  });
});
