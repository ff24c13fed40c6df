import { Body, Controller, Delete, Get, Param, Patch, Post, Req, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../access/caller.ts';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiCompressed, ApiIfMatch } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, AllowRoles } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { bodyValidation } from '../../http/validation.pipe.ts';
import { ApiProposed } from '../proposals/api-proposed.ts';
import type { ProposedDto } from '../proposals/proposals.dto.ts';
import { RateTableProposals } from './rate-table-proposals.ts';
import * as tables from '../tables/rate-tables.dto.ts';
import { RateTablesService } from './rate-tables.service.ts';
import { type Added, type Change, isRangeTable, type RateTable, type Row } from '../tables/rate-tables.ts';
import { LoanUseDto, ProductDto } from '../tables/tarificador.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

type Dto<T> = new () => T;

interface TableOnTheWire<T extends RateTable> {
  readonly table: T;
  /** Words for the document: `products`, `a product`. */
  readonly all: string;
  readonly one: string;
  readonly row: Dto<Row<T>>;
  readonly added: Dto<Added<T>>;
  readonly change: Dto<Change<T>>;
}

const AS_READ = 'the row as it was read';

const ApiRates = (table: RateTable): MethodDecorator =>
  isRangeTable(table)
    ? ApiQuery({
        name: 'rates',
        required: false,
        schema: { type: 'integer', minimum: 0 },
        description: 'deletes the rates of the range too, if there are so many',
      })
    : () => undefined;

/** Purposes price nothing, so an administrator changes them alone. */
const ApiPriced = (table: RateTable): MethodDecorator =>
  table === 'LoanUse' ? () => undefined : ApiProposed();

/**
 * Returns a table's controller. Everybody reads a table, because simulations need it; only the administrator changes it. See docs/rules.md
 * R351.
 */
function tableController<T extends RateTable>({ table, all, one, ...dto }: TableOnTheWire<T>): Type {
  @ApiCompressed()
  @Controller(`api/tarificador/${table}`)
  class TableController {
    constructor(
      private readonly tarificador: TarificadorPort,
      private readonly tables: RateTablesService,
      private readonly proposals: RateTableProposals,
    ) {}

    @Get()
    @AllowEverybody()
    @Operation(table, `All ${all}`, [dto.row], 502, 504)
    async list(@Res({ passthrough: true }) response: Response): Promise<Row<T>[]> {
      return setSourceHeaders(response, await this.tarificador.rows(table));
    }

    @Post()
    @AllowRoles('adminrole')
    @Operation(`add_${table}`, `Adds ${one}`, { status: 201, type: dto.row }, 409, 502, 504)
    @ApiBody({ type: dto.added })
    @ApiPriced(table)
    async add(
      @Body(bodyValidation(dto.added)) body: Added<T>,
      @Req() request: Request,
    ): Promise<Row<T> | ProposedDto> {
      const proposed = await this.proposals.ofRow(request, { table, act: 'add', body });
      return proposed ?? this.tables.add(table, body, actorOf(request));
    }

    @Patch(':id')
    @AllowRoles('adminrole')
    @Operation(`change_${table}`, `Changes ${one}`, dto.row, 404, 409, 502, 504)
    @ApiIfMatch(AS_READ)
    @ApiBody({ type: dto.change })
    @ApiPriced(table)
    async change(
      @Param('id', NumberParam) id: number,
      @Body(bodyValidation(dto.change)) body: Change<T>,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Row<T> | ProposedDto> {
      const ifMatch = request.get('if-match');
      const proposed = await this.proposals.ofRow(request, {
        ...{ table, act: 'change', id, body },
        ...(ifMatch !== undefined && { ifMatch }),
      });
      if (proposed) return proposed;
      return setSourceHeaders(
        response,
        await this.tables.change(table, { id, ifMatch }, body, actorOf(request)),
      );
    }

    @Delete(':id')
    @AllowRoles('adminrole')
    @Operation(`delete_${table}`, `Deletes ${one} that is not in use`, 204, 404, 409, 502, 504)
    @ApiIfMatch(AS_READ)
    @ApiPriced(table)
    @ApiRates(table)
    async remove(
      @Param('id', NumberParam) id: number,
      @Req() request: Request,
    ): Promise<ProposedDto | undefined> {
      const rates = isRangeTable(table) ? request.query['rates'] : undefined;
      const count = rates === undefined ? undefined : Number(rates);
      const ifMatch = request.get('if-match');
      const proposed = await this.proposals.ofRow(request, {
        ...{ table, act: 'remove', id },
        ...(ifMatch !== undefined && { ifMatch }),
        ...(count !== undefined && { rates: count }),
      });
      if (!proposed) await this.tables.remove(table, { id, ifMatch }, actorOf(request), count);
      return proposed ?? undefined;
    }
  }
  return TableController;
}

export const RATE_TABLE_CONTROLLERS = [
  tableController({
    table: 'Product',
    all: 'products, with the limits of their ranges',
    one: 'a product',
    row: ProductDto,
    added: tables.NewProductDto,
    change: tables.ProductChangeDto,
  }),
  tableController({
    table: 'RangePeriod',
    all: 'ranges of years',
    one: 'a range of years',
    row: tables.RangePeriodDto,
    added: tables.NewRangePeriodDto,
    change: tables.RangePeriodChangeDto,
  }),
  tableController({
    table: 'RangeAmount',
    all: 'ranges of amounts',
    one: 'a range of amounts',
    row: tables.RangeAmountDto,
    added: tables.NewRangeAmountDto,
    change: tables.RangeAmountChangeDto,
  }),
  tableController({
    table: 'LoanUse',
    all: 'purposes of credits',
    one: 'a purpose',
    row: LoanUseDto,
    added: tables.NewLoanUseDto,
    change: tables.LoanUseChangeDto,
  }),
  tableController({
    table: 'Tarificador',
    all: 'rates in force',
    one: 'a rate',
    row: tables.RateDto,
    added: tables.NewRateDto,
    change: tables.RateChangeDto,
  }),
];
