import { Controller, Get, Query } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Operation, AllowHeads } from '../../http/operation.ts';
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
}
