import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn, OnlyReads } from '../../http/operation-facts.ts';
import { RateGroupDto } from '../tables/rate-tables.dto.ts';
import {
  LoanUseDto,
  ProductDto,
  RateInForceDto,
  RealEstateTypeDto,
  TarifaAnswerDto,
  TarifaRequestDto,
} from '../tables/tarificador.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

@AllowEverybody()
@Controller()
export class TarificadorController {
  constructor(private readonly tarificador: TarificadorPort) {}

  @OnlyReads()
  @Post('api/tarificador/Tarifa')
  @ApiTags('tarificador')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Tarifa', summary: 'Suggested annual rate of a credit' })
  @ApiOkResponse({ type: TarifaAnswerDto })
  @ApiProblems(400, 404, 502, 503, 504)
  async rate(
    @Body() body: TarifaRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TarifaAnswerDto> {
    const answer = await this.tarificador.suggestedRate({
      amountUf: body.amount,
      periodYears: body.period,
      loanUse: body.loan_use,
      product: body.product,
      realEstateType: body.real_estate_type,
    });
    return { rate: setSourceHeaders(response, answer) };
  }

  @Get('api/tarificador/RealEstateType')
  @ApiTags('tarificador')
  @ApiOperation({ operationId: 'RealEstateType', summary: 'Property types that have rates' })
  @ApiOkResponse({ type: [RealEstateTypeDto] })
  @ApiProblems(502, 503, 504)
  async realEstateTypes(@Res({ passthrough: true }) response: Response): Promise<RealEstateTypeDto[]> {
    return setSourceHeaders(response, await this.tarificador.realEstateTypes());
  }

  @Get('api/tarificador/GroupBy')
  @ApiTags('tarificador')
  @ApiOperation({
    operationId: 'GroupBy',
    summary: 'Purposes and property types that get their rates together',
  })
  @ApiOkResponse({ type: [RateGroupDto] })
  @ApiProblems(502, 503, 504)
  async rateGroups(@Res({ passthrough: true }) response: Response): Promise<RateGroupDto[]> {
    return setSourceHeaders(response, await this.tarificador.rateGroups());
  }

  // The same lists, at the paths that other clients use.

  @Get('products/api/products')
  @ApiTags('products')
  @ApiOperation({ operationId: 'products', summary: 'Products' })
  @ApiOkResponse({ type: [ProductDto] })
  @ApiProblems(502, 503, 504)
  async productList(@Res({ passthrough: true }) response: Response): Promise<ProductDto[]> {
    return setSourceHeaders(response, await this.tarificador.rows('Product'));
  }

  @Get('products/api/loan_uses')
  @ApiTags('products')
  @ApiOperation({ operationId: 'loan_uses', summary: 'Credit purposes' })
  @ApiOkResponse({ type: [LoanUseDto] })
  @ApiProblems(502, 503, 504)
  async loanUses(@Res({ passthrough: true }) response: Response): Promise<LoanUseDto[]> {
    return setSourceHeaders(response, await this.tarificador.rows('LoanUse'));
  }

  @Get('products/api/real_estate_types')
  @ApiTags('products')
  @ApiOperation({ operationId: 'real_estate_types', summary: 'Property types' })
  @ApiOkResponse({ type: [RealEstateTypeDto] })
  @ApiProblems(502, 503, 504)
  async realEstateTypeList(@Res({ passthrough: true }) response: Response): Promise<RealEstateTypeDto[]> {
    return setSourceHeaders(response, await this.tarificador.realEstateTypes());
  }

  @ErrorIn('errors')
  @Get('api/external/tarifas')
  @ApiTags('products')
  @ApiOperation({ operationId: 'tarifas', summary: 'Every rate in force' })
  @ApiOkResponse({ type: [RateInForceDto] })
  @ApiProblems(502, 503, 504)
  async rates(@Res({ passthrough: true }) response: Response): Promise<RateInForceDto[]> {
    return setSourceHeaders(response, await this.tarificador.ratesInForce());
  }
}
