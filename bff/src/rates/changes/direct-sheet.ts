import { formatRate } from '@simulador/contracts/platform/format';
import type { RateBook, RateChange } from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import type { EntityManager } from 'typeorm';
import type { Audit } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import type { NewRateDto } from '../book/rate-tables.dto.ts';
import type { RateTablesReader } from '../book/rate-tables.ts';
import { doCollide, putInForce, type SheetInForce } from './put-in-force.ts';
import { baseVersion, scheduledSheets } from './sheet-rows.ts';

const INSERT = `
  INSERT INTO rate_sheets (name, state, author, writers, created, changed_at, base_version, changes, submitted_at,
    decided_by, decided_at, effective_at)
  VALUES ($1, 'in_force', $2, array_remove(ARRAY[$2::int], NULL), $3, $3, $4, $5, $3, $2, $3, $3) RETURNING id`;

/** Refuses a change of rates that an approved, waiting sheet will change too. @throws Problem 409 that names the sheet */
export async function assertNoneScheduled(
  manager: EntityManager,
  isTouched: (changes: readonly RateChange[]) => boolean,
): Promise<void> {
  const sheet = (await scheduledSheets(manager)).find(({ changes }) => isTouched(changes));
  if (!sheet) return;
  const detail = `La hoja «${sheet.name}», ya aprobada, cambia lo mismo más adelante. Devuélvala primero, o incluya este cambio en ella.`;
  throw new Problem(409, detail);
}

/** Puts changes in force immediately, as a sheet written and approved by the caller. Returns its id and those of the new rates. */
export async function putDirectly(
  manager: EntityManager,
  audit: Audit,
  book: RateBook,
  { changes, at, actor }: Pick<SheetInForce, 'changes' | 'at' | 'actor'>,
): Promise<{ readonly sheet: number; readonly added: readonly number[] }> {
  await assertNoneScheduled(manager, (planned) => doCollide(book, planned, changes));
  const [{ id: sheet }]: [{ id: number }] = await manager.query(INSERT, [
    ...[nameOf(changes), actor, at, await baseVersion(manager), JSON.stringify(changes)],
  ]);
  const direct = { sheet, changes, at, actor, keepsRanges: true };
  return { sheet, added: await putInForce(manager, audit, book, direct) };
}

function nameOf(changes: readonly RateChange[]): string {
  const [change] = changes;
  if (!change || changes.length > 1) return `Cambio directo de ${changes.length} tarifas`;
  const { rate, from, value } = change;
  if (from === null) return `Nueva tarifa de ${formatRate(value ?? 0)} %`;
  if (value === null) return `Tarifa ${rate} eliminada`;
  return `Tarifa ${rate}: de ${formatRate(from)} % a ${formatRate(value)} %`;
}

/** Returns the changes to new values, by rate id. Rates that already have their value are left out. */
export const changesOf = (book: RateBook, values: ReadonlyMap<number | null, number | null>): RateChange[] =>
  book.rates
    .filter(({ id, rate }) => values.has(id) && values.get(id) !== rate)
    .map((rate) => changeOf(rate, values.get(rate.id) ?? null));

/** Returns the changes that add rates to existing ranges. */
export async function newRates(
  tables: RateTablesReader,
  added: readonly NewRateDto[],
): Promise<readonly RateChange[]> {
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  return added.map(({ product, loan_use, real_estate_type, range_period, range_amount, rate: value }) => {
    const { min_years = 0, max_years = 0 } = periods.find(({ id }) => id === range_period) ?? {};
    const { min_amount = 0, max_amount = 0 } = amounts.find(({ id }) => id === range_amount) ?? {};
    const cell = { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
    return { ...cell, rate: null, from: null, value };
  });
}
