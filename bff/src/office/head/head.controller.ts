import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { SPREADSHEET } from '../../http/media-types.ts';
import { fileOf, Operation } from '../../http/operation.ts';
import { AllowRoles } from '../../http/operation-facts.ts';
import { CountQueryDto } from '../dashboard/dashboard.dto.ts';
import { headWorkbook } from './head-workbook.ts';
import { HeadDto, HeadListDto, HeadListQueryDto } from './head.dto.ts';
import { HeadService } from './head.service.ts';

/** Figures of branches and executives for their head. See docs/rules.md R910. */
@AllowRoles('adminrole')
@Controller('api/simulador/jefatura')
export class HeadController {
  constructor(private readonly head: HeadService) {}

  @Get()
  @Operation('head_figures', 'Figures of each branch and executive', HeadDto, 400)
  figures(@Query() query: CountQueryDto) {
    return this.head.figures(query);
  }

  @Get('lista')
  @Operation('head_list', 'The simulations behind a figure', HeadListDto, 400)
  list(@Query() query: HeadListQueryDto) {
    return this.head.list(query);
  }

  @Get('excel')
  @Operation(
    'head_spreadsheet',
    'Figures of each branch and executive as a spreadsheet',
    fileOf(SPREADSHEET),
    400,
  )
  async spreadsheet(@Query() query: CountQueryDto): Promise<StreamableFile> {
    const { rows } = await this.head.figures(query);
    const workbook = headWorkbook(rows, (instant) => formatDate(santiagoDate(new Date(instant))));
    return new StreamableFile(workbook, {
      type: SPREADSHEET,
      disposition: 'attachment; filename="Jefatura.xlsx"',
    });
  }
}
