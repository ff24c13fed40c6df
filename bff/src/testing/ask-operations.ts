import type { TestBff } from './test-bff.ts';
import { PERSON } from './visitor.ts';

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
async function askRateSheets(ask: Ask, rate: number): Promise<void> {
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
async function askAllRates(ask: Ask, path: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const workbook = await fetch(path, { headers });
  const form = formOf(Buffer.from(await workbook.arrayBuffer()));
  await ask('download_all_rates', null);
  await ask('read_all_rates', form);
}

/** Creates, changes and deletes a product and its rates. */
export async function askRateTables(
  ask: Ask,
  { url, http }: TestBff,
  admin: Readonly<Record<string, string>>,
): Promise<void> {
  const made = async (table: string, body: object): Promise<number> =>
    Number((await ask(`add_${table}`, body))['id']);
  const product = await made('Product', { name: 'Verde', description: 'Vivienda eficiente' });
  const loan_use = await made('LoanUse', { name: 'Construcción' });
  const range_period = await made('RangePeriod', { product, min_years: 5, max_years: 15 });
  const range_amount = await made('RangeAmount', { product, min_amount: 300, max_amount: 5000 });
  const ranges = { product, range_period, range_amount };
  const rate = await made('Tarificador', { ...ranges, loan_use, real_estate_type: 1, rate: 4.5 });
  await ask('add_group_rates', { ...ranges, group: 1, rate: 4.2 });
  await ask('change_Tarificador', { rate: 4.35 }, String(rate));
  await ask('change_Product', { max_period: 15 }, String(product));
  await ask('change_LoanUse', { description: 'Construcción en terreno propio' }, String(loan_use));
  await ask('change_RangePeriod', { max_years: 20 }, String(range_period));
  await ask('change_RangeAmount', { max_amount: 6000 }, String(range_amount));
  await ask('coverage', null, `?product=${product}`);
  await ask('rate_history', null, `?rate=${rate}`);
  await askRateSheets(ask, rate);
  await askAllRates(ask, `${url}/api/simulador/tarifas/planilla`, admin);
  const { body: rates } = await http.get('/api/tarificador/Tarificador');
  for (const { id } of (rates as { id: number; product: number }[]).filter(
    (each) => each.product === product,
  ))
    await ask('delete_Tarificador', null, String(id));
  await ask('delete_RangePeriod', null, String(range_period));
  await ask('delete_RangeAmount', null, String(range_amount));
  await ask('delete_LoanUse', null, String(loan_use));
  await ask('delete_Product', null, String(product));
}

/** Requests each operation on a person's request, which is extended and answered, and on a block, which is lifted. */
export async function askPersonRequests(
  ask: Ask,
  bff: TestBff,
  admin: Readonly<Record<string, string>>,
): Promise<void> {
  const { identification } = PERSON;
  const note = 'Pide saber qué guardamos';
  const { id } = await ask('add_person_request', { kind: 'access', identification, note });
  for (const operation of ['person_request', 'held_data', 'export_person', 'extend_person_request'])
    await ask(operation, null, String(id));
  const answer = { outcome: 'granted', answer: 'Se entregaron los datos en persona.' };
  await ask('answer_person_request', answer, String(id));
  const path = '/api/simulador/datos_personales';
  const block = await bff.http.post(path).set(admin).send({ kind: 'blocking', identification });
  const granted = { outcome: 'granted', answer: 'Quedó bloqueado.' };
  await bff.http.post(`${path}/${block.body.id}/responder`).set(admin).send(granted);
  await ask('person_requests', null);
  await ask('find_person_requests', { identification });
  await ask('lift_block', null, String(block.body.id));
}

const VIEW = {
  name: 'Aprobadas sin enviar',
  address: 'days=91&requestStatus=3',
};

/** Saves, lists and deletes a view of the list, and lists what did not leave. */
export async function askListViews(ask: Ask): Promise<void> {
  await ask('failed_sends', null);
  await ask('save_view', VIEW);
  await ask('saved_views', null);
  await ask('delete_view', null, '1');
}
