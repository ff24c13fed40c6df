import { folded } from '@simulador/contracts/calculation/rules/text';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { ID_HEADING, type NewRow, type RefusedCell } from '../../spreadsheet/sheet-rows.ts';
import { RATE_KEY } from '../book/rate-table-checks.ts';
import type { NewRateDto, RangeAmountDto, RangePeriodDto } from '../book/rate-tables.dto.ts';
import type { Row } from '../book/rate-tables.ts';
import type { NewRateOfRowDto } from './rate-workbook.dto.ts';
import {
  type Field,
  FRACTION,
  CURRENT_COLUMNS,
  isFraction,
  nameOfRate,
  NO_RATE,
  meansNumber,
  numberOf,
  RATE_COLUMN,
  type ViolationOf,
} from './workbook-rows.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Rows of the tables to which a new rate refers by name. */
export interface RateReferences {
  /** Products whose rates the file contains. */
  readonly products: readonly Named[];
  readonly loanUses: readonly Named[];
  readonly realEstateTypes: readonly Named[];
  readonly periods: readonly RangePeriodDto[];
  readonly amounts: readonly RangeAmountDto[];
  readonly rates: readonly Row<'Tarificador'>[];
}

const ADDED_AT = 'Los rangos se agregan en Tarifas, Mantenedores.';

const keyOf = (rate: Omit<NewRateDto, 'rate'>): string => RATE_KEY.map((name) => rate[name]).join(' ');
const headingOf = (field: Field): string =>
  CURRENT_COLUMNS.find((column) => column.field === field)?.heading ?? RATE_COLUMN.heading;
const byName = <Each extends Named>(list: readonly Each[], text = ''): Each | undefined =>
  list.find(({ name }) => folded(name) === folded(text));

/** Returns the rates that rows without an ID create. */
export async function requestedNewRates(
  rows: readonly NewRow<Field>[],
  tables: RateReferences,
  violationOf: ViolationOf,
): Promise<{ readonly rates: readonly NewRateOfRowDto[]; readonly refused: readonly RefusedCell[] }> {
  const rates: NewRateOfRowDto[] = [];
  const refused: RefusedCell[] = [];
  const there = new Map(
    tables.rates.map((rate) => [keyOf(rate), `Esta tarifa ya existe: es la ${rate.id}.`]),
  );
  for (const row of rows) {
    const outcome = await newRateOf(row, tables, violationOf);
    const known = 'name' in outcome ? there.get(keyOf(outcome.rate)) : undefined;
    if (!('name' in outcome)) refused.push(...outcome.refused);
    else if (known !== undefined) refused.push({ row: row.row, column: ID_HEADING, message: known });
    else {
      rates.push(outcome);
      there.set(keyOf(outcome.rate), `Esta tarifa ya está en la fila ${row.row}.`);
    }
  }
  return { rates, refused };
}

async function newRateOf(
  uploaded: NewRow<Field>,
  tables: RateReferences,
  violationOf: ViolationOf,
): Promise<NewRateOfRowDto | { readonly refused: readonly RefusedCell[] }> {
  const cell = (field: Field, message: string): RefusedCell => ({
    row: uploaded.row,
    column: headingOf(field),
    message,
  });
  const product = byName(tables.products, uploaded.product);
  const loanUse = byName(tables.loanUses, uploaded.loanUse);
  const type = byName(tables.realEstateTypes, uploaded.realEstateType);
  const isOwn = (range: { product: number }): boolean => range.product === product?.id;
  const period = tables.periods.find(
    (range) =>
      isOwn(range) &&
      meansNumber(uploaded.minYears, range.min_years) &&
      meansNumber(uploaded.maxYears, range.max_years),
  );
  const amount = tables.amounts.find(
    (range) =>
      isOwn(range) &&
      meansNumber(uploaded.minAmountUf, range.min_amount) &&
      meansNumber(uploaded.maxAmountUf, range.max_amount),
  );
  const value = numberOf(uploaded.rate ?? '');
  const unknown = [
    ...(product ? [] : [cell('product', 'No es el nombre de un producto de este archivo.')]),
    ...(loanUse ? [] : [cell('loanUse', 'No es el nombre de un uso de crédito.')]),
    ...(type ? [] : [cell('realEstateType', 'No es el nombre de un tipo de inmueble.')]),
    ...(period || !product
      ? []
      : [cell('minYears', `Este producto no tiene ese rango de tiempo. ${ADDED_AT}`)]),
    ...(amount || !product
      ? []
      : [cell('minAmountUf', `Este producto no tiene ese rango de monto. ${ADDED_AT}`)]),
    ...(value === null ? [cell('rate', NO_RATE)] : isFraction(value) ? [cell('rate', FRACTION)] : []),
  ];
  if (!product || !loanUse || !type || !period || !amount || value === null || unknown.length > 0)
    return { refused: unknown };
  const violation = await violationOf(amount, period, value);
  if (violation) return { refused: [cell('rate', violationText(violation))] };
  return {
    row: uploaded.row,
    name: nameOfRate({
      product: product.name,
      loanUse: loanUse.name,
      realEstateType: type.name,
      minYears: period.min_years,
      maxYears: period.max_years,
      minAmountUf: amount.min_amount,
      maxAmountUf: amount.max_amount,
    }),
    rate: {
      product: product.id,
      loan_use: loanUse.id,
      real_estate_type: type.id,
      range_period: period.id,
      range_amount: amount.id,
      rate: value,
    },
  };
}
