import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PRICE_KINDS, type PriceKind, changeOf } from '@simulador/contracts/rates/rate-sheet';
import { IsDefined, IsNumber, IsObject, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { cellKey, type RateCell, type RateChange } from '@simulador/contracts/rates/rate-book';
import { newTableRateRule, twoDecimalsRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { NumberOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { ChoiceField, TextField, FormCode, FormNumber, FormWhole } from '../../http/fields.ts';
import { publicText } from '../../http/operation.ts';
import { invalidFields } from '../../http/problem.ts';
import { PERCENT, RateCellDto, UF, YEARS } from '../book/rate-tables.dto.ts';
import { rateBookOf, type RateNames, rateNamesOf } from '../book/table-rows.ts';
import type { PriceChange } from './kinds/row-kind.ts';
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

const CELL = [
  ...['product', 'loan_use', 'real_estate_type'],
  ...['min_years', 'max_years', 'min_amount', 'max_amount'],
] as const;

const refused = (message: string) => invalidFields([{ name: 'changes', message }]);

/**
 * Returns the changes of a set for the current prices: those of rates, then those of other rows. Changes without effect are
 * omitted.
 * @throws Problem 400
 */
export async function wantedChanges(
  wanted: readonly WantedChangeDto[],
  manager: EntityManager,
  now: Date,
): Promise<readonly PriceChange[]> {
  const names = await rateNamesOf(manager);
  const present = (await rateBookOf(manager, now)).rates.map((rate) => changeOf(rate, null));
  const known = new Map<string, RateChange>(
    present.flatMap((change) => [
      [cellKey(change), change],
      ...(change.rate === null ? [] : [[`rate ${change.rate}`, change] as const]),
    ]),
  );
  const seen = new Set<string>();
  const rates = wanted.flatMap(({ kind = 'rate', rate: id, value = null, ...of }): RateChange[] => {
    if (kind !== 'rate') return [];
    const cell = id === undefined ? cellOf(of, names) : null;
    const before =
      known.get(cell ? cellKey(cell) : `rate ${id}`) ?? (cell && { ...cell, rate: null, from: null });
    if (!before) throw refused(`La tarifa ${id} no existe.`);
    const key = before.rate === null ? cellKey(before) : String(before.rate);
    if (seen.has(key)) throw refused('Una tarifa está más de una vez.');
    seen.add(key);
    if (value === before.from) return [];
    const violation = value === null ? null : newTableRateRule(value, null);
    if (violation) throw refused(violationText(violation));
    return [{ ...before, value }];
  });
  const rows = wanted.flatMap(({ kind, row, values }) =>
    kind === undefined || kind === 'rate' ? [] : [{ kind, row, values }],
  );
  return [...rates, ...(await readRowChanges(rows, manager, now))];
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
