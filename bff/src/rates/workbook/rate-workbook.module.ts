import { Module } from '@nestjs/common';
import { SpreadsheetModule } from '../../spreadsheet/spreadsheet.module.ts';
import { ChangesModule } from '../changes/changes.module.ts';
import { TarificadorModule } from '../suggested/tarificador.module.ts';
import { RateWorkbookController } from './rate-workbook.controller.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

/** Rates as a spreadsheet. */
@Module({
  imports: [SpreadsheetModule, TarificadorModule, ChangesModule],
  controllers: [RateWorkbookController],
  providers: [RateWorkbookService],
})
export class RateWorkbookModule {}
