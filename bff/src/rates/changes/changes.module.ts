import { Module } from '@nestjs/common';
import { MaximumRates } from '../book/maximum-rates.ts';
import { ChangeDoor } from './change-door.ts';
import { ImpactService } from './impact.service.ts';
import { OtherPrices } from './other-prices.ts';
import { PriceApprovals } from './price-approvals.ts';
import { RatesAboveTmc } from './rates-above-tmc.ts';
import { RatesInForce } from './rates-in-force.ts';
import { SheetMails } from './sheet-mails.ts';
import { SheetStore } from './sheet-store.ts';
import { SheetView } from './sheet-view.ts';
import { RateSheetsController } from './sheets.controller.ts';
import { RateSheetsService } from './sheets.service.ts';

/** Changes of everything that prices a credit: written, approved, and put in force as sets. */
@Module({
  controllers: [RateSheetsController],
  providers: [
    ...[ChangeDoor, PriceApprovals, RatesInForce, MaximumRates, RateSheetsService, SheetStore, SheetView],
    ...[ImpactService, OtherPrices, RatesAboveTmc, SheetMails],
  ],
  exports: [ChangeDoor, PriceApprovals, RatesAboveTmc, RatesInForce, MaximumRates, RateSheetsService],
})
export class ChangesModule {}
