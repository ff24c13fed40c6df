import type { Ask } from './ask-rate-sheets.ts';

/** Adds, reads and deletes the TMC of a future day. */
export async function askPublishedValues(ask: Ask): Promise<void> {
  const values = { segment: 24, valid_from: '2026-12-15', valid_to: '2027-01-14', value: 6.45 };
  const lines = { text: '15-12-2026\tHasta UF 2.000\t6,45\n15-12-2026\tSobre UF 2.000\t6,02' };
  await ask('take_published_values', { changes: [{ values, as_read: 'none' }] }, 'tmc');
  await ask('first_day', null);
  await ask('published_values', null, 'tmc?month=2026-12');
  await ask('read_published_values', lines, 'tmc');
  await ask('take_published_values', { changes: [{ row: '24 2026-12-15' }] }, 'tmc');
}
