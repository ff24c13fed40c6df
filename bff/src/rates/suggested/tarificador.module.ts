import { Module } from '@nestjs/common';
import { Audit } from '../../access/audit.ts';
import { DataSource } from 'typeorm';
import { bindPort } from '../../border/port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { Clock } from '../../clock/clock.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import { RateWorkbookController } from './rate-workbook.controller.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';
import { RateHistory } from './rate-history.ts';
import { RATE_TABLE_CONTROLLERS } from './rate-tables.controller.ts';
import { RateTablesService } from './rate-tables.service.ts';
import { TarifasController } from './tarifas.controller.ts';
import { TarifasService } from './tarifas.service.ts';
import { TarificadorController } from './tarificador.controller.ts';
import { CoreTarificador } from './tarificador.core.ts';
import { LocalTarificador } from './tarificador.local.ts';
import { type TarificadorAdapter, TarificadorPort } from './tarificador.port.ts';

@Module({
  controllers: [TarificadorController, TarifasController, ...RATE_TABLE_CONTROLLERS, RateWorkbookController],
  providers: [
    ...[RateHistory, RateTablesService, TarifasService, RateWorkbookService],
    ...bindPort<TarificadorAdapter>({
      capability: 'tarificador',
      port: TarificadorPort,
      local: LocalTarificador,
      onTheWire: (operation, value) => (operation === 'suggestedRate' ? { rate: value } : value),
      core: (upstream: Upstream, audit: Audit, tmc: TmcPort, clock: Clock, source: DataSource) =>
        new CoreTarificador(upstream, audit, tmc, clock, source),
      coreDependencies: [Audit, TmcPort, Clock, DataSource],
    }),
  ],
  exports: [TarificadorPort, RateHistory],
})
export class TarificadorModule {}
