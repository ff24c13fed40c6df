import { Inject, Injectable } from '@nestjs/common';
import { formatDate } from '@simulador/contracts/platform/format';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';

const STORED = `
  SELECT EXISTS (SELECT FROM uf_values WHERE date = $1) AS uf,
    EXISTS (SELECT FROM tmc WHERE valid_from <= $1 AND (valid_to IS NULL OR valid_to >= $1)) AS tmc`;

/** Values that this BFF keeps itself, and without which it calculates nothing or with former ones. See docs/rules.md R683. */
@Injectable()
export class MissingValues {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns a sentence for each missing value, with how to give it. */
  async sentences(): Promise<string[]> {
    const [isOurUf, isOurTmc] = (['paridad', 'tmc'] as const).map(
      (capability) => this.config.modes[capability].mode !== 'core',
    );
    if (!isOurUf && !isOurTmc) return [];
    const today = this.clock.today();
    const [stored]: { uf: boolean; tmc: boolean }[] = await this.source.query(STORED, [today]);
    const where = 'agréguela en /tarifas/mantenedores o pida que la entregue el core';
    return [
      ...(isOurUf && !stored?.uf
        ? [`Falta la UF del ${formatDate(today)}: ${where} (MODE_PARIDAD=core).`]
        : []),
      ...(isOurTmc && !stored?.tmc
        ? [`Falta la TMC vigente el ${formatDate(today)}: ${where} (MODE_TMC=core).`]
        : []),
    ];
  }
}
