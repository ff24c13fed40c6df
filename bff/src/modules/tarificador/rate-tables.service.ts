import { Inject, Injectable } from '@nestjs/common';
import { rateRule } from '@simulador/contracts/domain/rules/rate';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { broken, Problem, refuse, unless } from '../../http/problem.ts';
import { type MaximumRatePct, MaximumRates, type TmcJudge } from './maximum-rates.ts';
import type { NewRateDto, RangeAmountDto, RangePeriodDto, RateChangeDto } from './rate-tables.dto.ts';
import type { RateGroupRatesDto } from './tarifas.dto.ts';
import { NOT_IN_ORDER, NOT_OF_PRODUCT, RATE_TABLE_SENTENCES } from './rate-table-problem.ts';
import type { Added, Change, RateTable, RateTablesReader, Row } from './rate-tables.ts';
import { TarificadorPort } from './tarificador.port.ts';

const ABOVE_TMC = 'Con este rango habría tarifas sobre la tasa máxima convencional.';

/** Pairs of fields of which the one must be below the other. */
const BOUNDS = [
  ['min_amount', 'max_amount'],
  ['min_period', 'max_period'],
  ['min_years', 'max_years'],
] as const;

/** What the administrator does with the rate tables, wherever they are kept. See docs/rules.md R350 to R354. */
@Injectable()
export class RateTablesService {
  constructor(
    @Inject(TarificadorPort) private readonly tarificador: TarificadorPort,
    @Inject(MaximumRates) private readonly maximumRates: MaximumRates,
  ) {}

  /** @throws Problem 400, 409 */
  async add<T extends RateTable>(table: T, added: Added<T>, actor: number | null): Promise<Row<T>> {
    assertInOrder({}, added);
    const judge: TmcJudge = async (tables, maximumRatePct) => {
      if (table === 'Tarificador') await assertRate(added as NewRateDto, tables, maximumRatePct);
    };
    const { value } = await this.maximumRates.judged(this.tarificador, judge, (judged) =>
      this.tarificador.add(table, [added], actor, judged),
    );
    return value[0] as Row<T>;
  }

  /** A rate for each purpose and property type of a group, all or none. @throws Problem 400, 409 */
  async addGroup(
    { group: groupId, ...shared }: RateGroupRatesDto,
    actor: number | null,
  ): Promise<Row<'Tarificador'>[]> {
    const { value: groups } = await this.tarificador.rateGroups();
    const group = groups.find(({ id }) => id === groupId);
    refuse(unless(group !== undefined, 'group', 'No existe'));
    const rates = (group?.loan_use ?? []).flatMap((loan_use) =>
      (group?.real_estate_types ?? []).map((real_estate_type) => ({ ...shared, loan_use, real_estate_type })),
    );
    const { value } = await this.maximumRates.judged(
      this.tarificador,
      (tables, maximumRatePct) => assertRate(shared, tables, maximumRatePct),
      (judged) => this.tarificador.add('Tarificador', rates, actor, judged),
    );
    return value;
  }

  /** @throws Problem 400, 404, 409 */
  async change<T extends RateTable>(
    table: T,
    id: number,
    requested: Change<T>,
    actor: number | null,
  ): Promise<Sourced<Row<T>>> {
    const change = given(requested);
    const judge: TmcJudge = async (tables, maximumRatePct) => {
      const { value: rows } = await tables.rows(table);
      const row = rows.find((each) => each.id === id);
      if (!row) throw new Problem(404, RATE_TABLE_SENTENCES[table].missing);
      assertInOrder(row, change);
      if (table === 'Tarificador')
        await assertRate({ ...(row as NewRateDto), ...(change as RateChangeDto) }, tables, maximumRatePct);
      if (table === 'RangeAmount' || table === 'RangePeriod')
        await assertRatesWithin(
          { ...row, ...change } as RangeAmountDto | RangePeriodDto,
          tables,
          maximumRatePct,
        );
    };
    const changed = await this.maximumRates.judged(this.tarificador, judge, (judged) =>
      this.tarificador.change(table, [{ id, change }], actor, judged),
    );
    return { ...changed, value: changed.value[0] as Row<T> };
  }
}

/** Whether the law allows, in a range as it will be, the rates that there are in it. */
async function assertRatesWithin(
  range: RangeAmountDto | RangePeriodDto,
  tables: RateTablesReader,
  maximumRatePct: MaximumRatePct,
): Promise<void> {
  // One after the other: within a transaction there is one connection.
  const { value: rates } = await tables.rows('Tarificador');
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  const isAmounts = 'min_amount' in range;
  const others = isAmounts ? periods : amounts;
  for (const other of others.filter(({ product }) => product === range.product)) {
    const [amount, period] = (isAmounts ? [range, other] : [other, range]) as [
      RangeAmountDto,
      RangePeriodDto,
    ];
    const within = rates.filter(
      ({ range_amount, range_period }) => range_amount === amount.id && range_period === period.id,
    );
    const highest = Math.max(0, ...within.map(({ rate }) => rate));
    const maximum = highest > 0 ? await maximumRatePct(amount, period.max_years) : null;
    if (maximum !== null && highest > maximum) throw new Problem(409, ABOVE_TMC);
  }
}

/** Ranges of the product, and a rate that the law allows in them. */
async function assertRate(
  rate: Omit<NewRateDto, 'loan_use' | 'real_estate_type'>,
  tables: RateTablesReader,
  maximumRatePct: MaximumRatePct,
): Promise<void> {
  const { value: periods } = await tables.rows('RangePeriod');
  const { value: amounts } = await tables.rows('RangeAmount');
  const isOwn = ({ product }: { product: number }): boolean => product === rate.product;
  const period = periods.filter(isOwn).find(({ id }) => id === rate.range_period);
  const amount = amounts.filter(isOwn).find(({ id }) => id === rate.range_amount);
  refuse([
    ...unless(period !== undefined, 'range_period', NOT_OF_PRODUCT),
    ...unless(amount !== undefined, 'range_amount', NOT_OF_PRODUCT),
  ]);
  const maximum = period && amount ? await maximumRatePct(amount, period.max_years) : null;
  refuse(broken('rate', rateRule(rate.rate, maximum)));
}

/** A field that was not sent is present, and undefined. */
const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** Checks both bounds if a change names one. A product without ranges shows 0 for a limit that is not set. */
function assertInOrder(row: object, change: object): void {
  const [now, next] = [row, change] as Readonly<Record<string, number | undefined>>[];
  refuse(
    BOUNDS.flatMap(([low, high]) => {
      if (next?.[low] === undefined && next?.[high] === undefined) return [];
      const [min, max] = [next[low] ?? now?.[low], next[high] ?? (now?.[high] || undefined)];
      return unless(min === undefined || max === undefined || min < max, high, NOT_IN_ORDER);
    }),
  );
}
