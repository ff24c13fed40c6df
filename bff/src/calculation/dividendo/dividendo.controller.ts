import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { setSourceHeaders, setUfDateHeader } from '../../border/upstream/sourced.ts';
import { ApiProblems, ApiUfDate } from '../../http/api-problems.ts';
import { AllowEverybody, ErrorIn, OnlyReads } from '../../http/operation-facts.ts';
import { DividendoAnswerDto, DividendoRequestDto } from './dividendo.dto.ts';
import { DividendoPort } from './dividendo.port.ts';

@ApiTags('external')
@AllowEverybody()
@ErrorIn('errors_detail')
@Controller('api/external')
export class DividendoController {
  constructor(private readonly dividendo: DividendoPort) {}

  @OnlyReads()
  @Post('calc_dividendo')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'calc_dividendo',
    summary: 'Monthly payment, insurance, CAE and costs of one credit',
  })
  @ApiOkResponse({ type: DividendoAnswerDto })
  @ApiUfDate()
  @ApiProblems(400, 502, 503, 504)
  async calculate(
    @Body() body: DividendoRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DividendoAnswerDto> {
    const { row, ufDate } = setSourceHeaders(response, await this.dividendo.calculate(body));
    setUfDateHeader(response, ufDate);
    return { salida: [row] };
  }
}
