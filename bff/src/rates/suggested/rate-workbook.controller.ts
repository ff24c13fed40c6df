import { Controller, Get, Post, StreamableFile } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { SPREADSHEET, fileOf, Operation, AllowRoles, AsksCore, OnlyReads } from '../../http/operation.ts';
import { FormFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { PlannedRateDto } from '../changes/kinds/planned-changes.dto.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

const DISPOSITION = 'attachment; filename="Tarifas.xlsx"';

class ReadRatesDto {
  @ApiProperty({ type: [PlannedRateDto], description: 'of all rows, also of those that change nothing' })
  changes!: readonly PlannedRateDto[];
}

/** All rates as a spreadsheet: downloaded, edited and read. */
@AllowRoles('adminrole')
@AsksCore()
@Controller('api/simulador/tarifas/planilla')
export class RateWorkbookController {
  constructor(private readonly workbook: RateWorkbookService) {}

  @Get()
  @Operation('download_all_rates', 'The rates of all products as a spreadsheet', fileOf(SPREADSHEET))
  async download(): Promise<StreamableFile> {
    const file = await this.workbook.workbook();
    return new StreamableFile(file, { type: SPREADSHEET, disposition: DISPOSITION, length: file.length });
  }

  @OnlyReads()
  @Post('lectura')
  @TakesFile()
  @Operation('read_all_rates', 'Reads a spreadsheet of rates', ReadRatesDto)
  async read(@FormFile() file: Buffer) {
    return { changes: await this.workbook.read(file) };
  }
}
