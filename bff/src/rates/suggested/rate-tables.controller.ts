import { Body, Controller, Delete, Get, Param, Patch, Post, Req, type Type } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import * as dto from '../book/rate-tables.dto.ts';
import { actorOf } from '../../access/caller.ts';
import { sourced } from '../../border/upstream/sourced.ts';
import {
  Operation,
  created,
  AllowEverybody,
  AllowRoles,
  AsksCore,
  CompressesAnswers,
} from '../../http/operation.ts';
import { NumberParam, IfMatch, type Header } from '../../http/request-parts.ts';
import { refuse, unless } from '../../http/problem.ts';
import { bodyValidation } from '../../http/validation.pipe.ts';
import { KIND_OF_TABLE } from '../changes/kinds/table-kinds.ts';
import { PriceApprovals } from '../changes/price-approvals.ts';
import { RateTablesService } from './rate-tables.service.ts';
import { type Added, type Change, isRangeTable, type RateTable, type Row } from '../book/rate-tables.ts';
import { LoanUseDto, ProductDto } from '../book/tarificador.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

type Dto<T> = new () => T;
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
function tableController<T extends RateTable>(
  table: T,
  { all, one }: Record<'all' | 'one', string>,
  row: Dto<Row<T>>,
  added: Dto<Added<T>>,
  changed: Dto<Change<T>>,
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
    async add(@Body(bodyValidation(added)) body: Added<T>, @Req() request: Request) {
      this.approvals.assertAlone(kind);
      return this.tables.add(table, body, actorOf(request));
    }

    @Patch(':id')
    @AllowRoles('adminrole')
    @Operation(`change_${table}`, `Changes ${one}`, row)
    @ApiBody({ type: changed })
    async change(
      @Param('id', NumberParam) id: number,
      @Body(bodyValidation(changed)) body: Change<T>,
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

const PRODUCTS = { all: 'products, with the limits of their ranges', one: 'a product' };
const YEARS = { all: 'ranges of years', one: 'a range of years' };
const AMOUNTS = { all: 'ranges of amounts', one: 'a range of amounts' };
const PURPOSES = { all: 'purposes of credits', one: 'a purpose' };
const RATES = { all: 'rates in force', one: 'a rate' };

export const RATE_TABLE_CONTROLLERS = [
  tableController('Product', PRODUCTS, ProductDto, dto.NewProductDto, dto.ProductChangeDto),
  tableController('RangePeriod', YEARS, dto.RangePeriodDto, dto.NewRangePeriodDto, dto.RangePeriodChangeDto),
  tableController(
    'RangeAmount',
    AMOUNTS,
    dto.RangeAmountDto,
    dto.NewRangeAmountDto,
    dto.RangeAmountChangeDto,
  ),
  tableController('LoanUse', PURPOSES, LoanUseDto, dto.NewLoanUseDto, dto.LoanUseChangeDto),
  tableController('Tarificador', RATES, dto.RateDto, dto.NewRateDto, dto.RateChangeDto),
];
