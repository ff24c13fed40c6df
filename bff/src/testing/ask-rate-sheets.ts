/** Requests an operation, and returns the answer's body. */
export type Ask = (
  operation: string,
  body: object | FormData | null,
  place?: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Record<string, unknown>>;

/**
 * Requests each operation on the sheet of a rate and of the TMC of a day until it is in force, on the draft that undoes it, and on published
 * values.
 */
export async function askRateSheets(ask: Ask, rate: number): Promise<void> {
  const tmc = { segment: 24, valid_from: '2026-12-15', valid_to: '2027-01-14', value: 6.45 };
  const changes = [
    { rate, value: 4.4 },
    { kind: 'tmc', values: tmc, as_read: 'none' },
  ];
  const { id } = await ask('add_rate_sheet', { name: 'Lunes 23 de noviembre', changes });
  const to = (operation: string, body: object | null = null, headers = {}) =>
    ask(operation, body, String(id), headers);
  await to('rate_sheet_impact');
  await to('submit_rate_sheet');
  await to('return_rate_sheet', { reason: 'La tasa de 5 a 15 años es muy alta' });
  const { version } = await to('change_rate_sheet', { name: 'Martes 24 de noviembre' });
  await to('approve_rate_sheet', {}, { 'If-Match': `"${String(version)}"` });
  await to('rate_sheet');
  await ask('rate_sheets', null);
  await ask('scheduled_sheets', null);
  await ask('other_prices', null);
  const undo = await to('revert_rate_sheet');
  await ask('delete_rate_sheet', null, String(undo['id']));
  await ask('first_day', null);
  await ask('published_values', null, 'tmc?month=2026-12');
  const lines = { text: '15-12-2026\tHasta UF 2.000\t6,45\n15-12-2026\tSobre UF 2.000\t6,02' };
  await ask('read_published_values', lines, 'tmc');
}

export function formOf(workbook: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(workbook)]), 'a.xlsx');
  return form;
}

/** Requests each operation on the workbook of all rates. */
export async function askAllRates(
  ask: Ask,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const workbook = await fetch(path, { headers });
  const form = formOf(Buffer.from(await workbook.arrayBuffer()));
  await ask('download_all_rates', null);
  await ask('read_all_rates', form);
}
