import type { Audience } from '@simulador/contracts/platform/sentence';
import { Inject, Injectable } from '@nestjs/common';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import type { FinancingLimit } from '@simulador/contracts/calculation/limits';
import type { Logger } from 'pino';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { AnswerParts } from '../../http/answer-parts.ts';
import { LOGGER } from '../../observability/logger.ts';
import { CatalogosPort } from '../../bank/catalogos/catalogos.port.ts';
import { FinancingLimitsTable } from '../dividendo/financing-limits.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { SegurosPort } from '../../bank/seguros/seguros.port.ts';
import type { FinancingLimitDto, InicioDto, InicioPart, InicioUfDto } from './inicio.dto.ts';

/** Collects the data that the simulator starts with. Each part can fail separately. */
@Injectable()
export class InicioService {
  constructor(
    private readonly paridad: ParidadPort,
    private readonly catalogos: CatalogosPort,
    private readonly seguros: SegurosPort,
    private readonly financing: FinancingLimitsTable,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Collects the parts. `audience` words their failures. */
  async gather(audience: Audience): Promise<InicioDto> {
    const parts = new AnswerParts<InicioPart>(audience, this.logger);
    const [uf, catalogos, desgravamen, incendio, cesantia, financing] = await Promise.all([
      parts.of('uf', this.paridad.current()),
      parts.of('catalogos', this.catalogos.lists()),
      parts.of('seguros_desgravamen', this.seguros.list('desgravamen')),
      parts.of('seguros_incendio', this.seguros.list('incendio')),
      parts.of('seguros_cesantia', this.seguros.list('cesantia')),
      parts.of('financiamiento', this.financing.current()),
    ]);
    return {
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
