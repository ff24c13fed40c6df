import { Body, Controller, Get, Post } from '@nestjs/common';
import * as dto from '../book/tarificador.dto.ts';
import { sourced } from '../../border/upstream/sourced.ts';
import { Operation, AllowEverybody, ErrorIn, OnlyReads, AsksCore } from '../../http/operation.ts';
import { RateGroupDto } from '../book/rate-tables.dto.ts';
import { TarificadorPort } from './tarificador.port.ts';

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
  @Operation('GroupBy', 'Purposes and property types that get their rates together', [RateGroupDto])
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
