import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../access/audit.ts';
import { TmcPort } from '../bank/tmc/tmc.port.ts';
import { bindPort } from '../border/port.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import { Clock } from '../clock/clock.ts';
import { MaximumRates, RatesAboveTmc } from './book/maximum-rates.ts';
import { ChangeDoor } from './changes/change-door.ts';
import { ImpactService } from './changes/impact.service.ts';
import { OtherPrices } from './changes/other-prices.ts';
import { PriceApprovals } from './changes/price-approvals.ts';
import { SheetMails } from './changes/sheet-mails.ts';
import { SheetStore } from './changes/sheet-store.ts';
import { SheetView } from './changes/sheet-view.ts';
import { RateSheetsController } from './changes/sheets.controller.ts';
import { RateSheetsService } from './changes/sheets.service.ts';
import { CmfJob, CmfPublications } from './published/cmf-publications.ts';
import { CmfValues } from './published/cmf-values.ts';
import { PublishedValuesController } from './published/published-values.controller.ts';
import { RateHistory } from './suggested/rate-history.ts';
import { RATE_TABLE_CONTROLLERS, TarificadorController } from './suggested/rate-tables.controller.ts';
import { RateTablesService } from './suggested/rate-tables.service.ts';
import { RateWorkbookController } from './suggested/rate-workbook.controller.ts';
import { RateWorkbookService } from './suggested/rate-workbook.service.ts';
import { TarifasController, TarifasService } from './suggested/tarifas.controller.ts';
import { CoreTarificador } from './suggested/tarificador.core.ts';
import { LocalTarificador } from './suggested/tarificador.local.ts';
import { type TarificadorAdapter, TarificadorPort } from './suggested/tarificador.port.ts';

/** Prices of credits: in force, changed by sets, suggested, and published. */
@Module({
  controllers: [
    ...[RateSheetsController, TarificadorController, TarifasController, ...RATE_TABLE_CONTROLLERS],
    ...[RateWorkbookController, PublishedValuesController],
  ],
  providers: [
    ...[ChangeDoor, PriceApprovals, MaximumRates, RateSheetsService, SheetStore, SheetView],
    ...[ImpactService, OtherPrices, RatesAboveTmc, SheetMails, RateHistory, RateTablesService],
    ...[TarifasService, RateWorkbookService, CmfJob, CmfPublications, CmfValues],
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
  exports: [PriceApprovals, RatesAboveTmc, CmfValues, TarificadorPort, RateHistory],
})
export class RatesModule {}
