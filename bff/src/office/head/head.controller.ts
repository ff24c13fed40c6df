import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { ByUser } from '../../access/caller.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { SPREADSHEET, fileOf, Operation, AllowHeads } from '../../http/operation.ts';
import { headWorkbook } from './head-workbook.ts';
import { HeadDto, HeadListDto, HeadListQueryDto, HeadQueryDto } from './head.dto.ts';
import { HeadService } from './head.service.ts';

/** Figures of branches and executives for administrators and heads of branches. See docs/rules.md R720, R910. */
@AllowHeads()
@Controller('api/simulador/jefatura')
export class HeadController {
  constructor(private readonly head: HeadService) {}

  @Get()
  @Operation('head_figures', 'Figures of each branch and executive', HeadDto, 400)
  figures(@Query() query: HeadQueryDto, @ByUser() user: SignedInUser) {
    return this.head.figures(query, user);
  }

  @Get('lista')
  @Operation('head_list', 'The simulations behind a figure', HeadListDto, 400)
  list(@Query() query: HeadListQueryDto, @ByUser() user: SignedInUser) {
    return this.head.list(query, user);
  }

  @Get('excel')
  @Operation(
    'head_spreadsheet',
    'Figures of each branch and executive as a spreadsheet',
    fileOf(SPREADSHEET),
    400,
  )
  async spreadsheet(@Query() query: HeadQueryDto, @ByUser() user: SignedInUser): Promise<StreamableFile> {
    const { rows } = await this.head.figures(query, user);
    const workbook = headWorkbook(rows, (instant) => formatDate(santiagoDate(new Date(instant))));
    return new StreamableFile(workbook, {
      type: SPREADSHEET,
      disposition: 'attachment; filename="Jefatura.xlsx"',
    });
  }
}
