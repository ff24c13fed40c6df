import { Injectable } from '@nestjs/common';
import { firstOfNextMonth, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { santiagoInstant } from '@simulador/contracts/platform/instants';
import { newTableRateRule } from '@simulador/contracts/calculation/rules/rate';
import { buffer } from 'node:stream/consumers';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import { clientLeft, currentRequest } from '../../http/request-scope.ts';
import { FileReader } from '../../spreadsheet/file-reader.ts';
import type { SheetRows } from '../../spreadsheet/sheet-rows.ts';
import { refusedCells, refusedFile, rethrowAsProblem } from '../../spreadsheet/refusals.ts';
import { workbookOf } from '../../spreadsheet/workbook.ts';
import { newRates } from '../changes/put-rates.ts';
import type { NewSheetDto } from '../changes/sheets.dto.ts';
import { RateSheetsService } from '../changes/sheets.service.ts';
import type { RateTablesReader } from '../book/rate-tables.ts';
import { RATE_TABLE_SENTENCES } from '../book/rate-table-problem.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { TarificadorPort } from './tarificador.port.ts';
import { type RateReferences, requestedNewRates } from './new-rows.ts';
import type { AppliedRatesDto, ReadRatesDto } from './rate-workbook.dto.ts';
import {
  COLUMNS,
  type CurrentRate,
  requestedRates,
  RATE_SHEET,
  type SheetRate,
  type ViolationOf,
} from './workbook-rows.ts';

type UploadedRows = SheetRows<keyof (typeof RATE_SHEET)['headings']>;

const NAMED_MAX = 10;
const OF_ANOTHER = 'Ninguna fila es de este producto: el archivo parece de otro.';
const DOWNLOAD_AGAIN = 'Descargue el archivo de nuevo.';

/** Rates of a product, or of all, as a file that is downloaded, edited and uploaded. See docs/rules.md R362. */
@Injectable()
export class RateWorkbookService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
    private readonly reader: FileReader,
    private readonly sheets: RateSheetsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the file. @throws Problem 404 for an unknown product */
  async workbook(productId: number | null): Promise<Buffer> {
    const rows = currentRates(await this.referencesOf(productId)).map(({ rate }) => rate);
    return buffer(workbookOf([{ name: 'Tarifas', columns: COLUMNS, rows }]));
  }

  /** Returns the changes that a file would make, row by row. @throws Problem 404; 422 with the rows that can't be applied */
  async read(productId: number | null, file: Buffer): Promise<ReadRatesDto> {
    const uploaded: UploadedRows = await this.reader.read(file, RATE_SHEET).catch(rethrowAsProblem);
    const references = await this.referencesOf(productId);
    const maximumRatePct = this.maximumRates.on();
    const violationOf: ViolationOf = async (amount, period, annualPct) =>
      newTableRateRule(annualPct, await maximumRatePct(amount, period.max_years));
    const current = currentRates(references);
    const ids = new Set(current.map(({ rate }) => rate.id));
    if (uploaded.rows.length > 0 && !uploaded.rows.some(({ id }) => ids.has(id)))
      throw refusedFile(OF_ANOTHER);
    const { rates, refused, missing } = await requestedRates(uploaded, current, violationOf);
    const added = await requestedNewRates(uploaded.added ?? [], references, violationOf);
    const all = [...refused, ...added.refused].sort((one, other) => one.row - other.row);
    if (all.length > 0) throw refusedCells(all);
    if (missing.length > 0) throw refusedFile(missingText(missing));
    return { rates, added: added.rates };
  }

  /** Writes all rows into a draft. @throws Problem as `read` does; 409 if a core keeps the rates, which takes them one by one */
  async apply(productId: number | null, file: Buffer, actor: number | null): Promise<AppliedRatesDto> {
    const requested = await this.read(productId, file);
    const draft = await draftOf(requested, this.tarificador, this.clock.today());
    if (currentRequest()?.isClientGone) throw clientLeft();
    if (draft.changes.length === 0) return { changed: 0, sheet: null };
    const { id, changes } = await this.sheets.create(draft, actor);
    return { changed: changes.length, sheet: id };
  }

  /** Reads the tables of a product, or of all. @throws Problem 404 for an unknown product */
  private async referencesOf(productId: number | null): Promise<RateReferences> {
    const [{ value: all }, { value: rates }, { value: periods }, { value: amounts }, { value: loanUses }] =
      await Promise.all([
        this.tarificador.rows('Product'),
        this.tarificador.rows('Tarificador'),
        this.tarificador.rows('RangePeriod'),
        this.tarificador.rows('RangeAmount'),
        this.tarificador.rows('LoanUse'),
      ]);
    const { value: realEstateTypes } = await this.tarificador.realEstateTypes();
    const products = all.filter(({ id }) => productId === null || id === productId);
    if (productId !== null && products.length === 0)
      throw new Problem(404, RATE_TABLE_SENTENCES.Product.missing);
    return { products, loanUses, realEstateTypes, periods, amounts, rates };
  }
}

/** Returns the rates of the products, as the file shows them. */
function currentRates({ products, periods, amounts, rates, ...names }: RateReferences): CurrentRate[] {
  return rates.flatMap(({ id, rate, ...of }): CurrentRate[] => {
    const product = products.find((each) => each.id === of.product);
    const period = periods.find((each) => each.id === of.range_period);
    const amount = amounts.find((each) => each.id === of.range_amount);
    if (!product || !period || !amount) return [];
    const shown: SheetRate = {
      id,
      product: product.name,
      loanUse: nameOf(names.loanUses, of.loan_use),
      realEstateType: nameOf(names.realEstateTypes, of.real_estate_type),
      minYears: period.min_years,
      maxYears: period.max_years,
      minAmountUf: amount.min_amount,
      maxAmountUf: amount.max_amount,
      annualPct: rate,
    };
    return [{ rate: shown, period, amount }];
  });
}

/** Returns a row's name, or its number if it has been deleted since. */
const nameOf = (list: readonly { readonly id: number; readonly name: string }[], id: number): string =>
  list.find((each) => each.id === id)?.name ?? String(id);

function missingText(missing: readonly SheetRate[]): string {
  const ids = listed(
    missing.map(({ id }) => String(id)),
    ', ',
  );
  return `Faltan tarifas de este producto, por su ID: ${ids}. ${DOWNLOAD_AGAIN}`;
}

/** Returns the first names, and the number of the others. */
function listed(names: readonly string[], separator: string): string {
  const more = names.length > NAMED_MAX ? ` y ${names.length - NAMED_MAX} más` : '';
  return names.slice(0, NAMED_MAX).join(separator) + more;
}

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
