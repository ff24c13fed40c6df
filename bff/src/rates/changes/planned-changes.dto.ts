import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PRICE_KINDS, type PriceKind, changeOf } from '@simulador/contracts/rates/rate-sheet';
import { IsDefined, IsNumber, IsObject, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { NumberOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { ChoiceField, TextField, FormCode, FormNumber, FormWhole } from '../../http/fields.ts';
import { publicText } from '../../http/operation.ts';
import { PERCENT, RateCellDto, UF, YEARS } from '../book/rate-tables.dto.ts';
import type { EntityManager } from 'typeorm';
import { cellKey, type RateBook, type RateCell, type RateChange } from '@simulador/contracts/rates/rate-book';
import { rateRangeRule, twoDecimalsRule } from '@simulador/contracts/calculation/rules/rate';
import { firstViolation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { invalidFields } from '../../http/problem.ts';
import { rateBookOf, type RateNames, rateNamesOf } from '../book/table-rows.ts';
import { type PriceChange, rateChangesOf } from './kinds/row-kind.ts';
import { readRowChanges } from './kinds/row-kinds.ts';

const ROW_MAX = 40;
const optional = true;

const isOfRate = ({ kind }: { readonly kind?: PriceKind }): boolean => kind === undefined || kind === 'rate';

/** Annual percent; null deletes the rate. */
const ValueField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: Number,
      required: false,
      nullable: true,
      minimum: 0,
      maximum: PERCENT.max,
      ...publicText('figure'),
      description: 'annual percent; null deletes the rate',
    }),
    IsDefined({ message: 'Debe ser un número' }),
    ValidateIf((change: { kind?: PriceKind }, value) => value !== null && isOfRate(change)),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'Debe ser un número' }),
    Min(0, { message: 'Debe ser mayor o igual a 0' }),
    Max(PERCENT.max, { message: `Debe ser menor o igual a ${PERCENT.max}` }),
  );

/** Fields of a row; each kind has its own, which it validates. Null deletes the row. */
const ValuesField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'object',
      additionalProperties: true,
      nullable: true,
      description: 'of another kind than `rate`: the fields of its row; null deletes it',
    }),
    IsOptional(),
    IsObject({ message: 'Debe ser un objeto' }),
  );

/**
 * Change of a price. Of kind `rate` (the default): of the rate with an id, or a rate for a cell named by the bounds of its ranges, which are
 * created if missing. Of another kind: of the row with a key, or a row to add.
 */
export class WantedChangeDto {
  @ChoiceField({ values: PRICE_KINDS, optional, publicText: 'code' }) kind?: PriceKind;
  @FormCode({ optional, description: "a rate's id; without one, all of the following" }) rate?: number;
  @FormCode({ optional }) product?: number;
  @FormCode({ optional }) loan_use?: number;
  @FormCode({ optional }) real_estate_type?: number;
  @FormWhole({ ...YEARS, optional }) min_years?: number;
  @FormWhole({ ...YEARS, optional }) max_years?: number;
  @FormNumber({ ...UF, optional }) min_amount?: number;
  @FormNumber({ ...UF, optional }) max_amount?: number;
  @ValueField() value?: number | null;
  @TextField({
    maxLength: ROW_MAX,
    optional,
    publicText: 'code',
    description: 'key of a row; absent: a new row',
  })
  row?: string;
  @ValuesField() values?: object | null;
}

/** Planned change of a rate. */
export class PlannedRateDto extends RateCellDto {
  @WholeOrNull("the rate's id; null for a new one") rate!: number | null;
  @NumberOrNull('what the change was written for; null for a new rate') from!: number | null;
  @NumberOrNull('null deletes the rate') value!: number | null;
}

/** Planned change of a row of another kind than `rate`. */
export class PlannedRowDto {
  @ApiProperty({ type: String, enum: PRICE_KINDS.filter((kind) => kind !== 'rate') })
  kind!: Exclude<PriceKind, 'rate'>;
  @ApiProperty({ type: String, nullable: true, description: 'key of the row; null for a new one' }) row!:
    | string
    | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'what the change was written for',
  })
  from!: object | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'null deletes the row',
  })
  values!: object | null;
}

const CELL = [
  ...['product', 'loan_use', 'real_estate_type'],
  ...['min_years', 'max_years', 'min_amount', 'max_amount'],
] as const;

type WantedRate = WantedChangeDto & { readonly value: number | null };

const refused = (message: string) => invalidFields([{ name: 'changes', message }]);

/**
 * Returns the changes of a set for the current prices: those of rates, then those of other rows. A change of a rate that the set already has
 * keeps its former rate.
 * @throws Problem 400
 */
export async function wantedChanges(
  wanted: readonly WantedChangeDto[],
  manager: EntityManager,
  now: Date,
  written: readonly PriceChange[] = [],
): Promise<readonly PriceChange[]> {
  const rates = wanted.filter((each): each is WantedRate => (each.kind ?? 'rate') === 'rate');
  const rows = wanted.flatMap(({ kind, row, values }) =>
    kind === undefined || kind === 'rate' ? [] : [{ kind, row, values }],
  );
  const book = await rateBookOf(manager, now);
  return [
    ...wantedRates(rates, book, await rateNamesOf(manager), rateChangesOf(written)),
    ...(await readRowChanges(rows, manager, now)),
  ];
}

/**
 * Returns the changes of rates for the current rates. A change that the sheet already has keeps its former rate. Changes without effect
 * are omitted.
 * @throws Problem 400
 */
function wantedRates(
  wanted: readonly WantedRate[],
  book: RateBook,
  names: RateNames,
  written: readonly RateChange[] = [],
): readonly RateChange[] {
  const byId = new Map(book.rates.map((rate) => [rate.id, rate]));
  const byCell = new Map(book.rates.map((rate) => [cellKey(rate), rate]));
  const ofIds = new Map(written.flatMap((change) => (change.rate === null ? [] : [[change.rate, change]])));
  const ofCells = new Map(written.map((change) => [cellKey(change), change]));
  const seen = new Set<string>();
  return wanted.flatMap((each): RateChange[] => {
    const change = changeOfOne(each);
    const key = change.rate === null ? cellKey(change) : String(change.rate);
    if (seen.has(key)) throw refused('Una tarifa está más de una vez.');
    seen.add(key);
    if (change.value !== null && change.value !== change.from) assertValue(change.value);
    return change.value === change.from ? [] : [change];
  });

  function changeOfOne({ rate: id, value, ...requested }: WantedRate): RateChange {
    if (id !== undefined) {
      const before = ofIds.get(id);
      if (before) return { ...before, value };
      const present = byId.get(id);
      if (!present) throw refused(`La tarifa ${id} no existe.`);
      return changeOf(present, value);
    }
    const cell = cellOf(requested, names);
    const before = ofCells.get(cellKey(cell));
    if (before) return { ...before, value };
    const present = byCell.get(cellKey(cell));
    return present ? changeOf(present, value) : { ...cell, rate: null, from: null, value };
  }
}

function cellOf(requested: Partial<RateCell>, names: RateNames): RateCell {
  if (CELL.some((name) => requested[name] === undefined))
    throw refused(
      'Un cambio nombra una tarifa, o el producto, destino, tipo de propiedad y los límites de sus rangos.',
    );
  const cell = requested as RateCell;
  const areKnown =
    names.product.has(cell.product) &&
    names.loan_use.has(cell.loan_use) &&
    names.real_estate_type.has(cell.real_estate_type);
  if (!areKnown)
    throw refused('Un cambio nombra un producto, un destino o un tipo de propiedad que no existe.');
  if (cell.min_years >= cell.max_years || cell.min_amount >= cell.max_amount)
    throw refused('El mínimo debe ser menor que el máximo');
  for (const amount of [cell.min_amount, cell.max_amount]) {
    const broken = twoDecimalsRule(amount);
    if (broken) throw refused(violationText(broken));
  }
  const { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount } = cell;
  return { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
}

function assertValue(annualPct: number): void {
  const violation = firstViolation(
    () => rateRangeRule(annualPct),
    () => twoDecimalsRule(annualPct),
  );
  if (violation) throw refused(violationText(violation));
}
