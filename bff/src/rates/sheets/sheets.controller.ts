import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { actorOf } from '../../access/caller.ts';
import { ApiIfMatch } from '../../http/api-problems.ts';
import { TakesLargeBody } from '../../http/body-limits.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles, OnlyReads } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
import { ImpactDto } from './impact.dto.ts';
import { ImpactService } from './impact.service.ts';
import type { SheetRow } from './sheet-rows.ts';
import { SheetView } from './sheet-view.ts';
import {
  ApprovalDto,
  NewSheetDto,
  RateSheetDto,
  RebaseDto,
  ReturnDto,
  SheetChangeDto,
  SheetsPageDto,
  SheetsQueryDto,
} from './sheets.dto.ts';
import { RateSheetsService } from './sheets.service.ts';

const NDJSON = 'application/x-ndjson';
const AS_READ = "the sheet's version as it was read, in quotes";

/** Rate sheets: planned changes of rates, with approval by a second person and a date. See docs/rules.md R590 to R596. */
@AllowRoles('adminrole')
@Controller('api/simulador/hojas')
export class RateSheetsController {
  constructor(
    private readonly sheets: RateSheetsService,
    private readonly impact: ImpactService,
    private readonly view: SheetView,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @TakesLargeBody()
  @Post()
  @Operation('add_rate_sheet', 'Writes a draft of changes of rates', { status: 201, type: RateSheetDto }, 409)
  async add(@Body() body: NewSheetDto, @Req() request: Request): Promise<RateSheetDto> {
    return this.shown(await this.sheets.create(body, actorOf(request)), request);
  }

  @Get()
  @Operation('rate_sheets', 'Rate sheets, the newest first', SheetsPageDto, 400, 409)
  async list(
    @Query() { page, page_size: size }: SheetsQueryDto,
    @Req() request: Request,
  ): Promise<SheetsPageDto> {
    this.sheets.assertOurs();
    const { count, sheets } = await this.sheets.store.page(page, size);
    const at = (number: number): string => `${request.path}?page=${number}&page_size=${size}`;
    return {
      count,
      next: page * size < count ? at(page + 1) : null,
      previous: page > 1 ? at(page - 1) : null,
      results: sheets.map((sheet) => this.view.summary(sheet, actorOf(request))),
    };
  }

  @Get(':id')
  @Operation('rate_sheet', 'A rate sheet with its changes and warnings', RateSheetDto, 404, 409)
  async one(@Param('id', NumberParam) id: number, @Req() request: Request): Promise<RateSheetDto> {
    return this.shown(await this.sheets.one(id), request);
  }

  @TakesLargeBody()
  @Patch(':id')
  @Operation('change_rate_sheet', 'Changes name or changes of a draft', RateSheetDto, 404, 409)
  @ApiIfMatch(AS_READ)
  async change(
    @Param('id', NumberParam) id: number,
    @Body() body: SheetChangeDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<RateSheetDto> {
    return this.shown(await this.sheets.change(id, body, actorOf(request), ifMatch), request);
  }

  @Delete(':id')
  @Operation('delete_rate_sheet', 'Deletes a draft, or a returned sheet', 204, 404, 409)
  @ApiIfMatch(AS_READ)
  async remove(
    @Param('id', NumberParam) id: number,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<void> {
    await this.sheets.remove(id, actorOf(request), ifMatch);
  }

  @OnlyReads()
  @Post(':id/impacto')
  @Operation(
    'rate_sheet_impact',
    'What a sheet does to the simulations of the last 90 days',
    ImpactDto,
    404,
    409,
  )
  async impactOf(
    @Param('id', NumberParam) id: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { changes, effective_at: effectiveAt } = await this.sheets.one(id);
    const isStream = request.get('accept') === NDJSON;
    const write = (line: object): void => void response.write(`${JSON.stringify(line)}\n`);
    const impact = this.impact.of(changes, effectiveAt, (progress) => isStream && write(progress));
    if (!isStream) return void response.json(await impact);
    response.status(200).type(NDJSON);
    // The status is already sent, so a failure is reported in the last line.
    await impact.then(write, (error: unknown) => {
      const { requestId, isClientGone } = currentRequest() ?? {};
      if (!isClientGone) this.logger.error({ requestId, err: error }, 'impact of a rate sheet failed');
      write({ detail: sentenceOf(500) });
    });
    response.end();
  }

  @Post(':id/enviar')
  @Operation('submit_rate_sheet', 'Hands a draft to a second administrator', RateSheetDto, 404, 409)
  @ApiIfMatch(AS_READ)
  async submit(
    @Param('id', NumberParam) id: number,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<RateSheetDto> {
    return this.shown(await this.sheets.submit(id, actorOf(request), ifMatch), request);
  }

  @Post(':id/aprobar')
  @Operation(
    'approve_rate_sheet',
    'Puts a sheet in force now, or at an instant to come',
    RateSheetDto,
    403,
    404,
    409,
  )
  @ApiIfMatch(AS_READ)
  async approve(
    @Param('id', NumberParam) id: number,
    @Body() { effective_at: at }: ApprovalDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<RateSheetDto> {
    const effectiveAt = at ? new Date(at) : null;
    return this.shown(await this.sheets.approve(id, effectiveAt, actorOf(request), ifMatch), request);
  }

  @Post(':id/devolver')
  @Operation(
    'return_rate_sheet',
    'Gives a sheet that is not in force yet back to its author',
    RateSheetDto,
    404,
    409,
  )
  @ApiIfMatch(AS_READ)
  async return(
    @Param('id', NumberParam) id: number,
    @Body() { reason }: ReturnDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<RateSheetDto> {
    return this.shown(await this.sheets.return(id, reason, actorOf(request), ifMatch), request);
  }

  @Post(':id/rebasar')
  @Operation(
    'rebase_rate_sheet',
    'Writes a sheet anew for the rates in force; a returned one becomes a draft',
    RateSheetDto,
    404,
    409,
  )
  @ApiIfMatch(AS_READ)
  async rebase(
    @Param('id', NumberParam) id: number,
    @Body() { keep }: RebaseDto,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<RateSheetDto> {
    return this.shown(await this.sheets.rebase(id, keep ?? 'values', actorOf(request), ifMatch), request);
  }

  @Post(':id/revertir')
  @Operation(
    'revert_rate_sheet',
    'Writes a draft that undoes a sheet in force, or repeats a replaced one',
    { status: 201, type: RateSheetDto },
    404,
    409,
  )
  @ApiIfMatch(AS_READ)
  async revert(
    @Param('id', NumberParam) id: number,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<RateSheetDto> {
    return this.shown(await this.sheets.revert(id, actorOf(request), ifMatch), request);
  }

  private shown(sheet: SheetRow, request: Request): Promise<RateSheetDto> {
    return this.view.of(sheet, actorOf(request));
  }
}
