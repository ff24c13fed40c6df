import { Inject, Injectable } from '@nestjs/common';
import { type IsoDate, parseIsoDate } from '@simulador/contracts/domain/dates';
import { ufValueFromNumber, ufValueToNumber } from '@simulador/contracts/domain/money';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { UfValueEntity } from '../../database/entities/uf-value.entity.ts';
import type { DatedUf } from './paridad.port.ts';

/** UF values received so far, by day. In production it ignores values of a mock core. */
@Injectable()
export class UfHistory {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns the newest value up to and including a day; null if there is none. */
  async latestUpTo(date: IsoDate): Promise<DatedUf | null> {
    const row = await this.source
      .getRepository(UfValueEntity)
      .createQueryBuilder('uf')
      .where('uf.date <= :date', { date })
      .andWhere(this.config.production ? 'NOT uf.fromMock' : 'true')
      .orderBy('uf.date', 'DESC')
      .getOne();
    return row && { value: ufValueFromNumber(row.value), date: parseIsoDate(row.date) };
  }

  async keep(uf: DatedUf, fromMock: boolean): Promise<void> {
    await this.source
      .getRepository(UfValueEntity)
      .upsert({ date: uf.date, value: ufValueToNumber(uf.value), fromMock }, ['date']);
  }
}
