import { firstOfNextMonth, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { santiagoInstant } from '@simulador/contracts/platform/instants';
import { newRates } from '../changes/put-rates.ts';
import type { NewSheetDto } from '../changes/sheets.dto.ts';
import type { RateTablesReader } from '../book/rate-tables.ts';
import type { ReadRatesDto } from './rate-workbook.dto.ts';

/** Returns the draft of a file's changes, for the first of the next month; the first rates of all start when they are approved. */
export async function draftOf(
  { rates, added }: ReadRatesDto,
  tables: RateTablesReader,
  today: IsoDate,
): Promise<NewSheetDto> {
  const changed = rates.filter(({ from, to }) => from !== to);
  const isFirst = (await tables.rows('Tarificador')).value.length === 0;
  const cells = await newRates(
    tables,
    added.map(({ rate }) => rate),
  );
  return {
    name: `Planilla del ${formatDate(today)}`,
    changes: [
      ...changed.map(({ id, to }) => ({ rate: id, value: to })),
      ...cells.map(({ rate: _id, from: _former, ...cell }) => cell),
    ],
    planned_at: isFirst ? null : (santiagoInstant(firstOfNextMonth(today), '00:00')?.toISOString() ?? null),
  };
}
