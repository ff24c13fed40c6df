import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { rateNamesOf } from '../book/stored-rates.ts';
import { isOfCore, ROW_KINDS } from './kinds/row-kinds.ts';
import { type Fields, picked } from '../book/stored-table.ts';
import { OTHER_KINDS, type OtherPriceDto } from './other-prices.dto.ts';

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
        const rows = await ROW_KINDS[kind].rows(manager, this.clock.now());
        return inForce(rows, this.clock.today()).map((row) =>
          this.describe(kind, row, ROW_KINDS[kind].nameOf(row, names)),
        );
      }),
    );
    return found.flat();
  }

  private describe(kind: OtherPriceDto['kind'], row: Fields, label: string): OtherPriceDto {
    const { what, fields, keyOf, upserts = false } = ROW_KINDS[kind];
    return {
      kind,
      row: keyOf(row),
      label: label || what,
      is_ours: !isOfCore(kind, this.config),
      key: upserts ? withoutNulls(picked(row, ['segment', 'valid_from', 'valid_to'])) : {},
      fields: Object.entries(fields).flatMap(([name, { label: of = null, text }]) => {
        const value = row[name];
        return typeof value === 'number'
          ? [{ name, label: of, value, text: text?.(value) ?? String(value) }]
          : [];
      }),
    };
  }
}

const withoutNulls = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

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
