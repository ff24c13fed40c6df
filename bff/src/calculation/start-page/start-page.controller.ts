import type { Audience } from '@simulador/contracts/platform/sentence';
import { Controller, Get, Inject } from '@nestjs/common';
import { withUfDate, type Sourced } from '../../border/upstream/sourced.ts';
import {
  ApiUfDate,
  Operation,
  AllowEverybody,
  CompressesAnswers,
  type Answer,
} from '../../http/operation.ts';
import { ByAudience } from '../../http/request-parts.ts';
import { InicioDto, type FinancingLimitDto, type InicioPart, type InicioUfDto } from './inicio.dto.ts';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import type { FinancingLimit } from '@simulador/contracts/calculation/limits';
import type { Logger } from 'pino';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { AnswerParts } from '../../http/answer-parts.ts';
import { LOGGER } from '../../observability/logger.ts';
import { CatalogosPort } from '../../bank/catalogos/catalogos.port.ts';
import { FinancingLimitsTable } from '../dividendo/financing-limits.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { SegurosPort } from '../../bank/seguros/seguros.port.ts';

/** Collects the data that the simulator starts with. Each part can fail separately. */
@AllowEverybody()
@CompressesAnswers()
@Controller()
export class StartPageController {
  constructor(
    private readonly paridad: ParidadPort,
    private readonly catalogos: CatalogosPort,
    private readonly seguros: SegurosPort,
    private readonly financing: FinancingLimitsTable,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Collects the parts. `audience` words their failures. */
  @Get('api/simulador/inicio')
  @Operation('inicio', 'UF, catalogues and insurances, of which each can fail', InicioDto)
  @ApiUfDate()
  async gather(@ByAudience() audience: Audience): Promise<Answer<InicioDto>> {
    const parts = new AnswerParts<InicioPart>(audience, this.logger);
    const [uf, catalogos, desgravamen, incendio, cesantia, financing] = await Promise.all([
      parts.of('uf', this.paridad.current()),
      parts.of('catalogos', this.catalogos.lists()),
      parts.of('seguros_desgravamen', this.seguros.list('desgravamen')),
      parts.of('seguros_incendio', this.seguros.list('incendio')),
      parts.of('seguros_cesantia', this.seguros.list('cesantia')),
      parts.of('financiamiento', this.financing.current()),
    ]);
    const answer = {
      uf: uf && ufPart(uf),
      catalogos: catalogos?.value ?? null,
      seguros: {
        desgravamen: desgravamen?.value ?? null,
        incendio: incendio?.value ?? null,
        cesantia: cesantia?.value ?? null,
      },
      financiamiento: financing?.map(financingPart) ?? null,
      total_debt_pct: this.config.desk.totalDebtPct,
      retention_months: this.config.retention?.months ?? null,
      errors: parts.problems,
    };
    return withUfDate(answer, answer.uf?.date);
  }
}

export const ufPart = ({ value, source }: Sourced<DatedUf>): InicioUfDto => ({
  value: ufValueToNumber(value.value),
  date: value.date,
  source,
});

const financingPart = ({ purpose, propertyType, maxPct }: FinancingLimit): FinancingLimitDto => ({
  purpose,
  property_type: propertyType,
  max_pct: maxPct,
});
