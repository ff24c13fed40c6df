import { Inject, Injectable } from '@nestjs/common';
import { type IsoDate, parseIsoDate } from '@simulador/contracts/domain/dates';
import { ufValueFromNumber, ufValueToNumber } from '@simulador/contracts/domain/money';
import { DataSource } from 'typeorm';
import { UfValueEntity } from '../../database/entities/uf-value.entity.ts';
import type { DatedUf } from './paridad.port.ts';

/** The UF values that this bank has seen, by day. */
@Injectable()
export class UfHistory {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The newest value up to and including a day; null when there is none. */
  async latestUpTo(date: IsoDate): Promise<DatedUf | null> {
    const row = await this.source
      .getRepository(UfValueEntity)
      .createQueryBuilder('uf')
      .where('uf.date <= :date', { date })
      .orderBy('uf.date', 'DESC')
      .getOne();
    return row && { value: ufValueFromNumber(row.value), date: parseIsoDate(row.date) };
  }

  async keep(uf: DatedUf): Promise<void> {
    await this.source
      .getRepository(UfValueEntity)
      .upsert({ date: uf.date, value: ufValueToNumber(uf.value) }, ['date']);
  }
}
