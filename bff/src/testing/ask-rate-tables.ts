import { type Ask, askAllRates, askRateSheets } from './ask-rate-sheets.ts';
import type { TestBff } from './test-bff.ts';

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
