import { Inject, Injectable } from '@nestjs/common';
import { subpurposeOf } from '@simulador/contracts/domain/codes';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import type { Sourced } from '../../border/sourced.ts';
import { CalculableCheck } from '../dividendo/calculable-check.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { type CalculatedDividendo, DividendoPort } from '../dividendo/dividendo.port.ts';
import type { OperationCostDto } from '../operation-costs/operation-costs.dto.ts';
import { toCostLines } from '../operation-costs/operation-costs.lines.ts';
import { OperationCostsPort } from '../operation-costs/operation-costs.port.ts';
import type { ComparacionRequestDto, ComparedTermDto } from './comparacion.dto.ts';
import { ComparacionService } from './comparacion.service.ts';

export interface WebCalculation {
  readonly answer: Sourced<CalculatedDividendo>;
  readonly costs: OperationCostDto[];
  readonly terms: ComparedTermDto[];
}

/** Dividend, operation costs and comparison of one credit. */
@Injectable()
export class WebCalculationService {
  constructor(
    @Inject(CalculableCheck) private readonly calculable: CalculableCheck,
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(OperationCostsPort) private readonly costs: OperationCostsPort,
    @Inject(ComparacionService) private readonly comparacion: ComparacionService,
  ) {}

  /** @throws Problem 400 for what can't be calculated, 502/503/504 when a part can't be had. */
  async calculate(request: ComparacionRequestDto): Promise<WebCalculation> {
    await this.calculable.assert(request);
    const { edad, flavour, ...single } = request;
    const [answer, costs, { terms }] = await Promise.all([
      this.dividendo.calculate(single),
      this.operationCosts(single),
      this.comparacion.compare(request),
    ]);
    return { answer, costs, terms };
  }

  private async operationCosts(request: DividendoRequestDto): Promise<OperationCostDto[]> {
    const { value: lines } = await this.costs.lines({
      credit: ufFromNumber(request.montocredito),
      propertyValue: ufFromNumber(request.valorpropiedad),
      dfl2: request.DFL2,
      socialEstate: false,
      subpurpose: subpurposeOf(request.destino),
    });
    return toCostLines(lines);
  }
}
