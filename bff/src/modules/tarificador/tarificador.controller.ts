import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { ProductDto, RealEstateTypeDto, TarifaAnswerDto, TarifaRequestDto } from './tarificador.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

@ApiTags('tarificador')
@AllowEverybody()
@Controller('api/tarificador')
export class TarificadorController {
  constructor(@Inject(TarificadorPort) private readonly tarificador: TarificadorPort) {}

  @OnlyReads()
  @Post('Tarifa')
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

  @Get('Product')
  @ApiOperation({ operationId: 'Product', summary: 'Products with the limits of their ranges' })
  @ApiOkResponse({ type: [ProductDto] })
  @ApiProblems(502, 503, 504)
  async products(@Res({ passthrough: true }) response: Response): Promise<ProductDto[]> {
    return setSourceHeaders(response, await this.tarificador.products());
  }

  @Get('RealEstateType')
  @ApiOperation({ operationId: 'RealEstateType', summary: 'Property types that have rates' })
  @ApiOkResponse({ type: [RealEstateTypeDto] })
  @ApiProblems(502, 503, 504)
  async realEstateTypes(@Res({ passthrough: true }) response: Response): Promise<RealEstateTypeDto[]> {
    return setSourceHeaders(response, await this.tarificador.realEstateTypes());
  }
}
