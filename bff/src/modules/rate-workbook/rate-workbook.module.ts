import { Module } from '@nestjs/common';
import { ExcelModule } from '../excel/excel.module.ts';
import { TarificadorModule } from '../tarificador/tarificador.module.ts';
import { RateWorkbookController } from './rate-workbook.controller.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

/** Rates as a spreadsheet. */
@Module({
  imports: [ExcelModule, TarificadorModule],
  controllers: [RateWorkbookController],
  providers: [RateWorkbookService],
})
export class RateWorkbookModule {}
