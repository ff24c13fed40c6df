import { Body, Controller, Post } from '@nestjs/common';
import { Operation, AllowEverybody, OnlyReads } from '../../http/operation.ts';
import { QuoteDto, QuoteLinkDto } from './quote.dto.ts';
import { QuotesService } from './quotes.service.ts';

@AllowEverybody()
@Controller('api/simulador')
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @OnlyReads()
  @Post('cotizacion')
  @Operation('cotizacion', 'The rate that a saved simulation quotes, by its link', QuoteDto, 404)
  find(@Body() body: QuoteLinkDto) {
    return this.quotes.find(body);
  }
}
