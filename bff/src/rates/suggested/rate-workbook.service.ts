import { Injectable } from '@nestjs/common';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { readAmount } from '@simulador/contracts/calculation/rules/amount-text';
import { newTableRateRule } from '@simulador/contracts/calculation/rules/table-rate';
import { folded } from '@simulador/contracts/calculation/rules/text';
import { formatRate } from '@simulador/contracts/platform/format';
import { cellKey, type RateCell, type RateChange } from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import { buffer } from 'node:stream/consumers';
import { FileReader } from '../../spreadsheet/file-reader.ts';
import { refusedCells, rethrowAsProblem } from '../../spreadsheet/refusals.ts';
import type { RefusedCell, SheetLayout, UploadedRow } from '../../spreadsheet/sheet-rows.ts';
import { workbookOf } from '../../spreadsheet/workbook.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** Columns that describe the rate in force. */
const CURRENT = [
  { field: 'product', heading: 'Producto', kind: 'text', widthChars: 20 },
  { field: 'loan_use', heading: 'Destino', kind: 'text', widthChars: 20 },
  { field: 'real_estate_type', heading: 'Tipo de inmueble', kind: 'text', widthChars: 18 },
  { field: 'min_years', heading: 'Plazo desde', kind: 'whole', widthChars: 12 },
  { field: 'max_years', heading: 'Plazo hasta', kind: 'whole', widthChars: 12 },
  { field: 'min_amount', heading: 'Monto desde', kind: 'amount', widthChars: 14 },
  { field: 'max_amount', heading: 'Monto hasta', kind: 'amount', widthChars: 14 },
  { field: 'rate', heading: 'Tasa vigente', kind: 'percent', widthChars: 14 },
] as const;
const TO_COLUMN = { field: 'to', heading: 'Tasa', kind: 'percent', widthChars: 10 } as const;
type Field = (typeof CURRENT)[number]['field'] | 'to';

const HEADINGS = Object.fromEntries(
  [...CURRENT, TO_COLUMN].map(({ field, heading }) => [field, heading]),
) as Record<Field, string>;
const LAYOUT: SheetLayout<Field> = {
  headings: HEADINGS,
  areAllNeeded: true,
  areNames: false,
  ids: null,
};

const NO_RATE = 'Debe ser un número.';
/** Upper limit of a fraction: a cell formatted as a percentage has 0.0415 for the 4,15 % that it shows. Every rate is above it. */
const FRACTION_MAX_PCT = 0.1;
const FRACTION =
  'Es menor que 0,1 %. Escriba la tasa sin el signo %, en una celda que no sea de porcentaje: 4,15.';
const CHANGED_SINCE = 'Esta tarifa cambió después de la descarga. Descargue el archivo de nuevo: ahora es';
const GONE =
  'Esta tarifa ya no existe. Descargue el archivo de nuevo, o deje esta celda vacía para agregarla.';
const NO_RANGE = 'Los rangos se agregan en Tarifas, Mantenedores.';

/** Maximum rounding error of a cell's number: a spreadsheet shows 4.05 + 0.1 as 4.15 but stores slightly less. */
const NOISE = 1e-9;
/** Returns the number of a numeric cell, or of a percentage in a text cell; null for a negative one too. */
function numberOf(text = ''): number | null {
  const value = readAmount(text, 'percent')?.amount;
  if (value === undefined || value < 0) return null;
  const rounded = Number(value.toFixed(4));
  return Math.abs(value - rounded) < NOISE ? rounded : value;
}
/** Returns true if a cell means a number. A numeric cell has a decimal point; a text cell may have thousands, as in `1.000`. */
const means = (text: string | undefined, value: number): boolean =>
  text !== undefined && (numberOf(text) === value || readAmount(text, 'UF')?.amount === value);
type Refuse = (field: Field, message: string) => void;
type Tables = Awaited<ReturnType<RateWorkbookService['tables']>>;

/** Rates of all products as a file that is downloaded, edited and uploaded. See docs/rules.md R362. */
@Injectable()
export class RateWorkbookService {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly maximumRates: MaximumRates,
    private readonly reader: FileReader,
  ) {}

  async workbook(): Promise<Buffer> {
    const { rates, named } = await this.tables();
    const nameOf = (list: keyof typeof named, id: number) =>
      named[list].find((each) => each.id === id)?.name ?? String(id);
    const rows = rates.map((rate) => ({
      ...rate,
      product: nameOf('product', rate.product),
      loan_use: nameOf('loan_use', rate.loan_use),
      real_estate_type: nameOf('real_estate_type', rate.real_estate_type),
      to: rate.rate,
    }));
    return buffer(workbookOf([{ name: 'Tarifas', columns: [...CURRENT, TO_COLUMN], rows }]));
  }

  /** Returns what a file makes of its rates, row by row. @throws Problem 422 with the rows that can't be applied */
  async read(file: Buffer): Promise<readonly RateChange[]> {
    const sheet = await this.reader.read(file, LAYOUT).catch(rethrowAsProblem);
    const tables = await this.tables();
    const maximumRatePct = this.maximumRates.on();
    const refused: RefusedCell[] = [...sheet.refused];
    const rowOf = new Map<string, number>();
    const changes: RateChange[] = [];
    const checks: Promise<void>[] = [];
    for (const given of sheet.rows) {
      const { row } = given;
      const refuse: Refuse = (field, message) => {
        refused.push({ row, column: HEADINGS[field], message });
      };
      const change = changeIn(given, tables, refuse);
      if (!change) continue;
      const { value, from } = change;
      // Unchanged rates are not checked, so that a file without changes can be read while the TMC can't.
      if (value !== from && value !== null)
        checks.push(
          maximumRatePct(change, change.max_years).then((maximumPct) => {
            const violation = newTableRateRule(value, maximumPct);
            if (violation) refuse('to', violationText(violation));
          }),
        );
      const there = rowOf.get(cellKey(change));
      if (there !== undefined) refuse('product', `Esta tarifa ya está en la fila ${there}.`);
      rowOf.set(cellKey(change), row);
      changes.push(change);
    }
    await Promise.all(checks);
    if (refused.length > 0) throw refusedCells(refused.sort((one, other) => one.row - other.row));
    return changes;
  }

  private async tables() {
    const [rates, products, uses, periods, amounts] = await Promise.all([
      this.tarificador.ratesInForce(),
      this.tarificador.rows('Product'),
      this.tarificador.rows('LoanUse'),
      this.tarificador.rows('RangePeriod'),
      this.tarificador.rows('RangeAmount'),
    ]);
    const named = {
      product: products.value,
      loan_use: uses.value,
      real_estate_type: (await this.tarificador.realEstateTypes()).value,
    };
    return {
      ...{ rates: rates.value, named, periods: periods.value, amounts: amounts.value },
      rateOf: new Map(rates.value.map((rate) => [cellKey(rate), rate])),
    };
  }
}

/** Returns the requested rate. */
function valueOf(text: string | undefined, current: number | null, refuse: Refuse): number | null {
  // A missing column is reported once.
  if (text === undefined) return null;
  const value = numberOf(text);
  if (value === null) refuse('to', NO_RATE);
  else if (value > 0 && value < FRACTION_MAX_PCT && value !== current) refuse('to', FRACTION);
  else return value;
  return null;
}

/** Returns what a row makes of the rate in its cell, or adds there; null if that is refused. */
function changeIn(row: UploadedRow<Field>, tables: Tables, refuse: Refuse): RateChange | null {
  const cell = cellOf(row, tables, refuse);
  const present = cell && tables.rateOf.get(cellKey(cell));
  const value = valueOf(row.to, present?.rate ?? null, refuse);
  if (!cell || value === null) return null;
  if (!present) {
    if (row.rate) refuse('rate', GONE);
    return { ...cell, rate: null, from: null, value };
  }
  // The current rate may already be the requested one, through the same file or a colleague.
  if (row.rate !== undefined && !means(row.rate, present.rate) && value !== present.rate)
    refuse('rate', `${CHANGED_SINCE} ${formatRate(present.rate)} %.`);
  return changeOf(present, value);
}

/** Returns the cell that a row names; null if it names none. */
function cellOf(
  row: UploadedRow<Field>,
  { named, periods, amounts }: Tables,
  refuse: Refuse,
): RateCell | null {
  const byName = (field: keyof typeof named, what: string): number | undefined => {
    const found = named[field].find(({ name }) => folded(name) === folded(row[field] ?? ''));
    if (!found) refuse(field, `No es el nombre de ${what}.`);
    return found?.id;
  };
  const product = byName('product', 'un producto');
  const loan_use = byName('loan_use', 'un uso de crédito');
  const real_estate_type = byName('real_estate_type', 'un tipo de inmueble');
  if (product === undefined) return null;
  const period = periods.find(
    (range) =>
      range.product === product &&
      means(row.min_years, range.min_years) &&
      means(row.max_years, range.max_years),
  );
  const amount = amounts.find(
    (range) =>
      range.product === product &&
      means(row.min_amount, range.min_amount) &&
      means(row.max_amount, range.max_amount),
  );
  if (!period) refuse('min_years', `Este producto no tiene ese rango de tiempo. ${NO_RANGE}`);
  if (!amount) refuse('min_amount', `Este producto no tiene ese rango de monto. ${NO_RANGE}`);
  if (loan_use === undefined || real_estate_type === undefined || !period || !amount) return null;
  const { min_years, max_years } = period;
  const { min_amount, max_amount } = amount;
  return { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
}
