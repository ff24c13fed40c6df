import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { actorOf, ByActor, type ActorId } from '../../access/caller.ts';
import { TakesLargeBody } from '../../http/body-limits.ts';
import { Operation, created, AllowRoles, CompressesAnswers, OnlyReads } from '../../http/operation.ts';
import { NumberParam, documentedPart } from '../../http/request-parts.ts';
import * as dto from './sheets.dto.ts';
import { rateChangesOf } from './kinds/row-kind.ts';
import { ImpactService } from './impact.service.ts';
import { OtherPriceDto, OtherPrices } from './other-prices.ts';
import { SheetView } from './sheet-view.ts';
import { instantOf } from './sheet-rows.ts';
import { SheetStore } from './sheet-store.ts';
import { type Changer, RateSheetsService } from './sheets.service.ts';

const AS_READ = "the sheet's version as it was read, in quotes: refused if somebody has changed it since";

/** Gives who changes a sheet, and the version that they read. */
const ByChanger = (): ParameterDecorator =>
  documentedPart(
    ApiHeader({ name: 'If-Match', required: false, description: AS_READ }),
    (request): Changer => ({
      actor: actorOf(request),
      ifMatch: request.get('if-match'),
    }),
  );

/** Gives the sheet of the path. */
const Id = (): ParameterDecorator => Param('id', NumberParam);

/** Rate sheets: planned changes of rates, with approval by a second person and a date. See docs/rules.md R590 to R596. */
@AllowRoles('adminrole')
@CompressesAnswers()
@Controller('api/simulador/hojas')
export class RateSheetsController {
  constructor(
    private readonly store: SheetStore,
    private readonly sheets: RateSheetsService,
    private readonly impact: ImpactService,
    private readonly view: SheetView,
    private readonly others: OtherPrices,
  ) {}

  @TakesLargeBody()
  @Post()
  @Operation('add_rate_sheet', 'Writes a draft of changes of rates', created(dto.RateSheetDto), 409)
  async add(@Body() body: dto.NewSheetDto, @ByActor() actor: ActorId) {
    return this.view.of(await this.sheets.create(body, actor), actor);
  }

  @Get()
  @Operation('rate_sheets', 'Rate sheets, the newest first', dto.SheetsPageDto, 400, 409)
  async list(@Query() query: dto.SheetsQueryDto, @ByActor() actor: ActorId) {
    const { count, sheets } = await this.store.page(query);
    return { count, results: sheets.map((sheet) => this.view.summary(sheet, actor)) };
  }

  @Get('aprobadas')
  @Operation('scheduled_sheets', 'Approved sheets that wait, the earliest first', [dto.ScheduledSheetDto])
  async scheduled() {
    return (await this.store.scheduled()).map(({ id, name, effective_at, change_count, changes }) => ({
      ...{ id, name, effective_at, change_count, changes: rateChangesOf(changes) },
    }));
  }

  @Get('valores')
  @Operation('other_prices', 'Present values that price a credit, other than the tables', [OtherPriceDto])
  otherPrices() {
    return this.others.all();
  }

  @Get(':id')
  @Operation('rate_sheet', 'A rate sheet with its changes and warnings', dto.RateSheetDto, 409)
  async one(@Id() id: number, @ByActor() actor: ActorId) {
    return this.view.of(await this.store.one(id), actor);
  }

  @TakesLargeBody()
  @Patch(':id')
  @Operation(
    'change_rate_sheet',
    'Changes a draft, or a returned sheet, which is a draft again',
    dto.RateSheetDto,
  )
  async change(@Id() id: number, @Body() body: dto.SheetChangeDto, @ByChanger() by: Changer) {
    return this.view.of(await this.sheets.change(id, body, by), by.actor);
  }

  @Delete(':id')
  @Operation('delete_rate_sheet', 'Deletes a draft, or a returned sheet', 204)
  async remove(@Id() id: number, @ByChanger() by: Changer) {
    await this.sheets.remove(id, by);
  }

  @OnlyReads()
  @Post(':id/impacto')
  @Operation('rate_sheet_impact', 'Impact of a sheet on the latest simulations', dto.ImpactDto, 409)
  async impactOf(@Id() id: number) {
    const sheet = await this.store.one(id);
    return this.impact.of(rateChangesOf(sheet.changes), instantOf(sheet));
  }

  @Post(':id/enviar')
  @Operation('submit_rate_sheet', 'Hands a draft to a second administrator', dto.RateSheetDto)
  async submit(@Id() id: number, @ByChanger() by: Changer) {
    return this.view.of(await this.sheets.submit(id, by), by.actor);
  }

  @Post(':id/aprobar')
  @Operation('approve_rate_sheet', 'Puts a sheet in force, now or at an instant', dto.RateSheetDto, 403)
  async approve(@Id() id: number, @Body() { effective_at: at }: dto.ApprovalDto, @ByChanger() by: Changer) {
    return this.view.of(await this.sheets.approve(id, at ? new Date(at) : null, by), by.actor);
  }

  @Post(':id/devolver')
  @Operation('return_rate_sheet', 'Returns a sheet that is not in force to its author', dto.RateSheetDto)
  async return(@Id() id: number, @Body() { reason }: dto.ReturnDto, @ByChanger() by: Changer) {
    return this.view.of(await this.sheets.return(id, reason, by), by.actor);
  }

  @Post(':id/revertir')
  @Operation('revert_rate_sheet', 'Writes a draft that undoes a sheet', created(dto.RateSheetDto))
  async revert(@Id() id: number, @ByChanger() by: Changer) {
    return this.view.of(await this.sheets.revert(id, by), by.actor);
  }
}
