import { ApiProperty } from '@nestjs/swagger';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { publicText } from '../../http/operation.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { rateNamesOf } from '../book/table-rows.ts';
import type { Fields } from '../book/stored-table.ts';
import { isOfCore, ROW_KINDS } from './kinds/row-kinds.ts';

/** Kinds whose rows have no table of their own among the rate tables. */
const OTHER_KINDS = ['tmc', 'uf', 'cost', 'insurance', 'limit', 'prepayment'] as const;

class OtherPriceFieldDto {
  @ApiProperty({ type: String, description: 'name in the `values` of a change', ...publicText('code') })
  name!: string;
  @ApiProperty({ type: String, nullable: true, ...publicText() }) label!: string | null;
  @ApiProperty({ type: Number, ...publicText('figure') }) value!: number;
  @ApiProperty({ type: String, description: 'with its unit', ...publicText() }) text!: string;
}

/** Present row of a price that is not in the rate tables, with the figures that a change may have. */
export class OtherPriceDto {
  @ApiProperty({ type: String, enum: OTHER_KINDS }) kind!: (typeof OTHER_KINDS)[number];
  @ApiProperty({ type: String, description: 'key, by which a change names it', ...publicText('code') })
  row!: string;
  @ApiProperty({ type: String, ...publicText() }) label!: string;
  @ApiProperty({
    type: Boolean,
    description: 'false if the core owns it, so that no set changes it',
  })
  is_ours!: boolean;
  @ApiProperty({ type: [OtherPriceFieldDto] }) fields!: OtherPriceFieldDto[];
}

/** Lists the present values that price a credit and are not in the rate tables. */
@Injectable()
export class OtherPrices {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async all(): Promise<OtherPriceDto[]> {
    const { manager } = this.source;
    const names = await rateNamesOf(manager);
    const found = await Promise.all(
      OTHER_KINDS.map(async (kind) => {
        const { what, fields, keyOf, nameOf, rows } = ROW_KINDS[kind];
        const isOurs = !isOfCore(kind, this.config);
        return inForce(await rows(manager, this.clock.now()), this.clock.today()).map(
          (row): OtherPriceDto => ({
            ...{ kind, row: keyOf(row), label: nameOf(row, names) || what, is_ours: isOurs },
            fields: Object.entries(fields).flatMap(([name, { label = null, text }]) => {
              const value = row[name];
              return typeof value === 'number'
                ? [{ name, label, value, text: text?.(value) ?? String(value) }]
                : [];
            }),
          }),
        );
      }),
    );
    return found.flat();
  }
}

/** Returns the rows without a first day, and of those with one the latest of each segment that has begun. */
function inForce(rows: readonly Fields[], today: string): readonly Fields[] {
  const latest = new Map<unknown, Fields>();
  for (const row of rows) {
    const from = row['valid_from'];
    if (typeof from !== 'string') latest.set(row, row);
    else if (from <= today && from > String(latest.get(row['segment'])?.['valid_from'] ?? ''))
      latest.set(row['segment'], row);
  }
  return [...latest.values()];
}
