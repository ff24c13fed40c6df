import { Module } from '@nestjs/common';
import { Audit } from '../../access/audit.ts';
import { bindPort } from '../../border/bind-port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { Clock } from '../../clock/clock.ts';
import { ProposalsModule } from '../proposals/proposals.module.ts';
import { JobsModule } from '../../jobs/durable-jobs.ts';
import { TmcModule } from '../../bank/tmc/tmc.module.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { ProductChanges } from './product-changes.ts';
import { RateHistory } from './rate-history.ts';
import { RATE_TABLE_CONTROLLERS } from './rate-tables.controller.ts';
import { RateTableProposals } from './rate-table-proposals.ts';
import { RateTablesService } from './rate-tables.service.ts';
import { ImpactService } from '../changes/impact.service.ts';
import { QuotedService } from '../changes/quoted.service.ts';
import { SheetMails } from '../changes/sheet-mails.ts';
import { SheetMaximums } from '../changes/sheet-maximums.ts';
import { SheetStore } from '../changes/sheet-store.ts';
import { SheetView } from '../changes/sheet-view.ts';
import { RateSheetsController } from '../changes/sheets.controller.ts';
import { RateSheetsService } from '../changes/sheets.service.ts';
import { RatesInForce } from '../changes/rates-in-force.ts';
import { TarifasController } from './tarifas.controller.ts';
import { TarifasService } from './tarifas.service.ts';
import { TarificadorController } from './tarificador.controller.ts';
import { CoreTarificador } from './tarificador.core.ts';
import { LocalTarificador } from './tarificador.local.ts';
import { type TarificadorAdapter, TarificadorPort } from './tarificador.port.ts';

@Module({
  imports: [TmcModule, ProposalsModule, JobsModule],
  controllers: [TarificadorController, TarifasController, RateSheetsController, ...RATE_TABLE_CONTROLLERS],
  providers: [
    ...[SheetStore, SheetMaximums, RateSheetsService, SheetView, ImpactService, QuotedService, SheetMails],
    ...[RatesInForce, MaximumRates, RateHistory, ProductChanges, RateTablesService, TarifasService],
    RateTableProposals,
    ...bindPort<TarificadorAdapter>({
      capability: 'tarificador',
      port: TarificadorPort,
      local: LocalTarificador,
      onTheWire: (operation, value) => (operation === 'suggestedRate' ? { rate: value } : value),
      core: (upstream: Upstream, audit: Audit, tmc: TmcPort, clock: Clock) =>
        new CoreTarificador(upstream, audit, tmc, clock),
      coreDependencies: [Audit, TmcPort, Clock],
    }),
  ],
  exports: [MaximumRates, TarificadorPort, RateHistory, RateSheetsService],
})
export class TarificadorModule {}
