import { Body, Controller, Delete, Get, Param, Patch, Post, Req, type Type } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { actorOf } from '../../access/caller.ts';
import {
  Operation,
  created,
  AllowEverybody,
  AllowRoles,
  AsksCore,
  CompressesAnswers,
  ErrorIn,
  OnlyReads,
} from '../../http/operation.ts';
import { NumberParam, IfMatch, type Header } from '../../http/request-parts.ts';
import { refuse, unless } from '../../http/problem.ts';
import { bodyValidation } from '../../http/validation.pipe.ts';
import { sourced } from '../../border/upstream/sourced.ts';
import * as dto from '../book/rate-tables.dto.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import { isRangeTable, type RateTable } from '../book/rate-tables.ts';
import { RateTablesService } from './rate-tables.service.ts';
import { TarificadorPort } from './tarificador.port.ts';

type Dto = new () => object;
const AS_READ = 'the row as it was read';

/** Returns the number of rates that are deleted with a range; undefined if it was not sent. @throws Problem 400 */
function countOf(sent: unknown): number | undefined {
  if (sent === undefined) return undefined;
  refuse(unless(typeof sent === 'string' && /^\d{1,9}$/.test(sent), 'rates', 'Debe ser un número entero'));
  return Number(sent);
}

const ApiRates = (table: RateTable): MethodDecorator =>
  isRangeTable(table)
    ? ApiQuery({
        name: 'rates',
        required: false,
        schema: { type: 'integer', minimum: 0 },
        description: 'deletes the rates of the range too, if there are so many',
      })
    : () => undefined;

/**
 * Returns a table's controller. Everybody reads a table, because simulations need it; only the administrator changes it. See docs/rules.md
 * R351.
 */
function tableController(
  table: RateTable,
  [all, one]: readonly [all: string, one: string],
  ...[row, added, changed]: readonly [row: Dto, added: Dto, changed: Dto]
): Type {
  const kind = table === 'Tarificador' ? 'rate' : KIND_OF_TABLE[table as keyof typeof KIND_OF_TABLE];

  @AsksCore()
  @CompressesAnswers()
  @Controller(`api/tarificador/${table}`)
  class TableController {
    constructor(
      private readonly tarificador: TarificadorPort,
      private readonly tables: RateTablesService,
      private readonly approvals: PriceApprovals,
    ) {}

    @Get()
    @AllowEverybody()
    @Operation(table, `All ${all}`, [row])
    async list() {
      return sourced(await this.tarificador.rows(table));
    }

    @Post()
    @AllowRoles('adminrole')
    @Operation(`add_${table}`, `Adds ${one}`, created(row), 409)
    @ApiBody({ type: added })
    async add(@Body(bodyValidation(added)) body: object, @Req() request: Request) {
      this.approvals.assertAlone(kind);
      return this.tables.add(table, body, actorOf(request));
    }

    @Patch(':id')
    @AllowRoles('adminrole')
    @Operation(`change_${table}`, `Changes ${one}`, row)
    @ApiBody({ type: changed })
    async change(
      @Param('id', NumberParam) id: number,
      @Body(bodyValidation(changed)) body: object,
      @IfMatch(AS_READ) ifMatch: Header,
      @Req() request: Request,
    ) {
      this.approvals.assertAlone(kind);
      return sourced(await this.tables.change(table, { id, ifMatch }, body, actorOf(request)));
    }

    @Delete(':id')
    @AllowRoles('adminrole')
    @Operation(`delete_${table}`, `Deletes ${one} that is not in use`, 204)
    @ApiRates(table)
    async remove(
      @Param('id', NumberParam) id: number,
      @IfMatch(AS_READ) ifMatch: Header,
      @Req() request: Request,
    ) {
      this.approvals.assertAlone(kind);
      const rates = isRangeTable(table) ? countOf(request.query['rates']) : undefined;
      await this.tables.remove(table, { id, ifMatch }, actorOf(request), rates);
    }
  }
  return TableController;
}

const PRODUCTS = ['products, with the limits of their ranges', 'a product'] as const;
const YEARS = ['ranges of years', 'a range of years'] as const;
const AMOUNTS = ['ranges of amounts', 'a range of amounts'] as const;
const PURPOSES = ['purposes of credits', 'a purpose'] as const;
const RATES = ['rates in force', 'a rate'] as const;
const { ProductDto, RangePeriodDto, RangeAmountDto, LoanUseDto, RateDto } = dto;

export const RATE_TABLE_CONTROLLERS = [
  tableController('Product', PRODUCTS, ProductDto, dto.NewProductDto, dto.ProductChangeDto),
  tableController('RangePeriod', YEARS, RangePeriodDto, dto.NewRangePeriodDto, dto.RangePeriodChangeDto),
  tableController('RangeAmount', AMOUNTS, RangeAmountDto, dto.NewRangeAmountDto, dto.RangeAmountChangeDto),
  tableController('LoanUse', PURPOSES, LoanUseDto, dto.NewLoanUseDto, dto.LoanUseChangeDto),
  tableController('Tarificador', RATES, RateDto, dto.NewRateDto, dto.RateChangeDto),
];

@AllowEverybody()
@AsksCore()
@Controller()
export class TarificadorController {
  constructor(private readonly tarificador: TarificadorPort) {}

  @OnlyReads()
  @Post('api/tarificador/Tarifa')
  @Operation('Tarifa', 'Suggested annual rate of a credit', dto.TarifaAnswerDto, 404)
  async rate(@Body() body: dto.TarifaRequestDto) {
    const answer = await this.tarificador.suggestedRate({
      amountUf: body.amount,
      periodYears: body.period,
      loanUse: body.loan_use,
      product: body.product,
      realEstateType: body.real_estate_type,
    });
    return sourced(answer, (rate) => ({ rate }));
  }

  @Get('api/tarificador/RealEstateType')
  @Operation('RealEstateType', 'Property types that have rates', [dto.RealEstateTypeDto])
  async realEstateTypes() {
    return sourced(await this.tarificador.realEstateTypes());
  }

  @Get('api/tarificador/GroupBy')
  @Operation('GroupBy', 'Purposes and property types that get their rates together', [dto.RateGroupDto])
  async rateGroups() {
    return sourced(await this.tarificador.rateGroups());
  }

  // The same lists, at the paths that other clients use.

  @Get('products/api/products')
  @Operation('products', 'Products', [dto.ProductDto])
  async productList() {
    return sourced(await this.tarificador.rows('Product'));
  }

  @Get('products/api/loan_uses')
  @Operation('loan_uses', 'Credit purposes', [dto.LoanUseDto])
  async loanUses() {
    return sourced(await this.tarificador.rows('LoanUse'));
  }

  @Get('products/api/real_estate_types')
  @Operation('real_estate_types', 'Property types', [dto.RealEstateTypeDto])
  async realEstateTypeList() {
    return sourced(await this.tarificador.realEstateTypes());
  }

  @ErrorIn('errors')
  @Get('api/external/tarifas')
  @Operation('tarifas', 'Every rate in force', [dto.RateInForceDto])
  async rates() {
    return sourced(await this.tarificador.ratesInForce());
  }
}
