import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { Operation } from '../../http/operation.ts';
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
  @Operation('Tarifa', 'Suggested annual rate of a credit', TarifaAnswerDto, 404, 502, 504)
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
  @Operation('RealEstateType', 'Property types that have rates', [RealEstateTypeDto], 502, 504)
  async realEstateTypes(@Res({ passthrough: true }) response: Response): Promise<RealEstateTypeDto[]> {
    return setSourceHeaders(response, await this.tarificador.realEstateTypes());
  }

  @Get('api/tarificador/GroupBy')
  @Operation('GroupBy', 'Purposes and property types that get their rates together', [RateGroupDto], 502, 504)
  async rateGroups(@Res({ passthrough: true }) response: Response): Promise<RateGroupDto[]> {
    return setSourceHeaders(response, await this.tarificador.rateGroups());
  }

  // The same lists, at the paths that other clients use.

  @Get('products/api/products')
  @Operation('products', 'Products', [ProductDto], 502, 504)
  async productList(@Res({ passthrough: true }) response: Response): Promise<ProductDto[]> {
    return setSourceHeaders(response, await this.tarificador.rows('Product'));
  }

  @Get('products/api/loan_uses')
  @Operation('loan_uses', 'Credit purposes', [LoanUseDto], 502, 504)
  async loanUses(@Res({ passthrough: true }) response: Response): Promise<LoanUseDto[]> {
    return setSourceHeaders(response, await this.tarificador.rows('LoanUse'));
  }

  @Get('products/api/real_estate_types')
  @Operation('real_estate_types', 'Property types', [RealEstateTypeDto], 502, 504)
  async realEstateTypeList(@Res({ passthrough: true }) response: Response): Promise<RealEstateTypeDto[]> {
    return setSourceHeaders(response, await this.tarificador.realEstateTypes());
  }

  @ErrorIn('errors')
  @Get('api/external/tarifas')
  @Operation('tarifas', 'Every rate in force', [RateInForceDto], 502, 504)
  async rates(@Res({ passthrough: true }) response: Response): Promise<RateInForceDto[]> {
    return setSourceHeaders(response, await this.tarificador.ratesInForce());
  }
}
