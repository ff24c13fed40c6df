import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders } from '../../border/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn } from '../../http/operation-facts.ts';
import { LoanUseDto, ProductDto, RateInForceDto, RealEstateTypeDto } from './tarificador.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

/** The same lists at the paths where other clients look for them. */
@ApiTags('products')
@AllowEverybody()
@Controller()
export class ProductListsController {
  constructor(@Inject(TarificadorPort) private readonly tarificador: TarificadorPort) {}

  @Get('products/api/products')
  @ApiOperation({ operationId: 'products', summary: 'Products' })
  @ApiOkResponse({ type: [ProductDto] })
  @ApiProblems(502, 503, 504)
  async products(@Res({ passthrough: true }) response: Response): Promise<ProductDto[]> {
    return setSourceHeaders(response, await this.tarificador.products());
  }

  @Get('products/api/loan_uses')
  @ApiOperation({ operationId: 'loan_uses', summary: 'Credit purposes' })
  @ApiOkResponse({ type: [LoanUseDto] })
  @ApiProblems(502, 503, 504)
  async loanUses(@Res({ passthrough: true }) response: Response): Promise<LoanUseDto[]> {
    return setSourceHeaders(response, await this.tarificador.loanUses());
  }

  @Get('products/api/real_estate_types')
  @ApiOperation({ operationId: 'real_estate_types', summary: 'Property types' })
  @ApiOkResponse({ type: [RealEstateTypeDto] })
  @ApiProblems(502, 503, 504)
  async realEstateTypes(@Res({ passthrough: true }) response: Response): Promise<RealEstateTypeDto[]> {
    return setSourceHeaders(response, await this.tarificador.realEstateTypes());
  }

  @ErrorIn('errors')
  @Get('api/external/tarifas')
  @ApiOperation({ operationId: 'tarifas', summary: 'Every rate in force' })
  @ApiOkResponse({ type: [RateInForceDto] })
  @ApiProblems(502, 503, 504)
  async rates(@Res({ passthrough: true }) response: Response): Promise<RateInForceDto[]> {
    return setSourceHeaders(response, await this.tarificador.ratesInForce());
  }
}
