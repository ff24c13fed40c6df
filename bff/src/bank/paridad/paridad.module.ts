import { Injectable, Module } from '@nestjs/common';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { bindPort } from '../../border/port.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Clock } from '../../clock/clock.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { Problem } from '../../http/problem.ts';
import { ParidadController } from './paridad.controller.ts';
import { CoreParidad } from './paridad.core.ts';
import { type DatedUf, type ParidadAdapter, ParidadPort } from './paridad.port.ts';
import { UfHistory } from './uf-history.ts';

/** Reads the table of UF values. An older value is marked as stale. */
@Injectable()
class LocalParidad implements ParidadAdapter {
  constructor(
    private readonly history: UfHistory,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<Sourced<DatedUf>> {
    const today = this.clock.today();
    const uf = await this.history.latestUpTo(today);
    if (!uf) throw new Problem(502, SERVER_SENTENCES.noStoredUf);
    if (uf.date === today) return fresh(uf, uf.isOfCmf ? 'cmf' : 'local');
    const ageSeconds = Math.round((Date.parse(today) - Date.parse(uf.date)) / 1000);
    return { value: uf, source: 'stale', ageSeconds };
  }
}

@Module({
  controllers: [ParidadController],
  providers: [
    UfHistory,
    ...bindPort<ParidadAdapter>({
      capability: 'paridad',
      port: ParidadPort,
      local: LocalParidad,
      coreDependencies: [Clock, UfHistory, APP_CONFIG, TableChanges],
      onTheWire: (_operation, value) => {
        const uf = value as DatedUf;
        return { value: ufValueToNumber(uf.value), date: uf.date };
      },
      core: (
        upstream: Upstream,
        clock: Clock,
        history: UfHistory,
        { ufMaxDailyChangePct: maxDailyChangePct, modes }: AppConfig,
        changes: TableChanges,
      ) => {
        const isShadow = modes.paridad.mode === 'shadow';
        return new CoreParidad(upstream, clock, history, { maxDailyChangePct, isShadow }, changes);
      },
    }),
  ],
  exports: [ParidadPort, UfHistory],
})
export class ParidadModule {}
