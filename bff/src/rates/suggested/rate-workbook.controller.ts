import { StreamableFile, Controller, Get, Param, Post } from '@nestjs/common';
import { ByActor, type ActorId } from '../../access/caller.ts';
import { SPREADSHEET, Operation, fileOf, AllowRoles, OnlyReads, AsksCore } from '../../http/operation.ts';
import { NumberParam } from '../../http/request-parts.ts';
import { FormFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { ReadRatesDto, AppliedRatesDto } from './rate-workbook.dto.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

const DISPOSITION = 'attachment; filename="Tarifas.xlsx"';

/** Rates of one product or of all as a spreadsheet: downloaded, edited, previewed and uploaded. */
@AllowRoles('adminrole')
@AsksCore()
@Controller('api/simulador/tarifas/planilla')
export class RateWorkbookController {
  constructor(private readonly workbook: RateWorkbookService) {}

  @Get()
  @Operation('download_all_rates', 'The rates of all products as a spreadsheet', fileOf(SPREADSHEET))
  downloadAll() {
    return this.file(null);
  }

  @Get(':product')
  @Operation('download_rates', "A product's rates as a spreadsheet", fileOf(SPREADSHEET))
  download(@Param('product', NumberParam) product: number) {
    return this.file(product);
  }

  @OnlyReads()
  @Post('lectura')
  @TakesFile()
  @Operation('read_all_rates', 'Previews the changes of a spreadsheet of all rates', ReadRatesDto)
  readAll(@FormFile() file: Buffer) {
    return this.workbook.read(null, file);
  }

  @OnlyReads()
  @Post(':product/lectura')
  @TakesFile()
  @Operation('read_rates', 'Previews the changes of a spreadsheet of rates', ReadRatesDto)
  read(@Param('product', NumberParam) product: number, @FormFile() file: Buffer) {
    return this.workbook.read(product, file);
  }

  @Post()
  @TakesFile()
  @Operation('take_all_rates', 'Writes a spreadsheet of all rates into a draft', AppliedRatesDto, 409)
  applyAll(@FormFile() file: Buffer, @ByActor() actor: ActorId) {
    return this.workbook.apply(null, file, actor);
  }

  @Post(':product')
  @TakesFile()
  @Operation('take_rates', 'Writes the rates of a spreadsheet into a draft', AppliedRatesDto, 409)
  apply(@Param('product', NumberParam) product: number, @FormFile() file: Buffer, @ByActor() actor: ActorId) {
    return this.workbook.apply(product, file, actor);
  }

  private async file(product: number | null): Promise<StreamableFile> {
    const workbook = await this.workbook.workbook(product);
    return new StreamableFile(workbook, {
      type: SPREADSHEET,
      disposition: DISPOSITION,
      length: workbook.length,
    });
  }
}
