import { Module } from '@nestjs/common';
import { ExcelModule } from '../excel/excel.module.ts';
import { TarificadorModule } from '../tarificador/tarificador.module.ts';
import { RateSheetsController } from './rate-sheets.controller.ts';
import { RateSheetsService } from './rate-sheets.service.ts';

/** Rates as a spreadsheet. */
@Module({
  imports: [ExcelModule, TarificadorModule],
  controllers: [RateSheetsController],
  providers: [RateSheetsService],
})
export class RateSheetsModule {}
