import { Controller, Get, Post, StreamableFile } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { WholeOrNull } from '../../http/answer-fields.ts';
import { SPREADSHEET, fileOf, Operation, AllowRoles, AsksCore, OnlyReads } from '../../http/operation.ts';
import { FormFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { PlannedRateDto } from '../changes/planned-changes.dto.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

const DISPOSITION = 'attachment; filename="Tarifas.xlsx"';

class ReadRatesDto {
  @ApiProperty({ type: [PlannedRateDto], description: 'of all rows, also of those that change nothing' })
  changes!: readonly PlannedRateDto[];
}

class AppliedRatesDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'rates that the file changes or creates' })
  changed!: number;
  @WholeOrNull('draft with the changes; null if none is needed')
  sheet!: number | null;
}

/** All rates as a spreadsheet: downloaded, edited, read and uploaded. */
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

  @Post()
  @TakesFile()
  @Operation('take_all_rates', 'Writes a spreadsheet of rates into a draft', AppliedRatesDto, 409)
  apply(@FormFile() file: Buffer, @ByActor() actor: ActorId) {
    return this.workbook.apply(file, actor);
  }
}
