/** Requests an operation, and returns the answer's body. */
export type Ask = (
  operation: string,
  body: object | FormData | null,
  place?: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Record<string, unknown>>;

/** Requests each operation on the sheet of a rate until it is in force, and on the draft that undoes it. */
export async function askRateSheets(ask: Ask, rate: number): Promise<void> {
  const changes = [{ rate, value: 4.4 }];
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
