import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiUfDate } from '../../http/api-problems.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, ErrorIn, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoAnswerDto, DividendoRequestDto } from './dividendo.dto.ts';
import { DividendoPort } from './dividendo.port.ts';

@AllowEverybody()
@ErrorIn('errors_detail')
@Controller('api/external')
export class DividendoController {
  constructor(private readonly dividendo: DividendoPort) {}

  @OnlyReads()
  @Post('calc_dividendo')
  @Operation(
    'calc_dividendo',
    'Monthly payment, insurance, CAE and costs of one credit',
    DividendoAnswerDto,
    502,
    504,
  )
  @ApiUfDate()
  async calculate(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DividendoAnswerDto> {
    const { row, ufDate } = setSourceHeaders(response, await this.dividendo.calculate(body));
    setUfDateHeader(response, ufDate);
    return { salida: [row] };
  }
}
