import { Injectable } from '@nestjs/common';
import { CURRENCY_CODE, subpurposeOf } from '@simulador/contracts/bank/codes';
import { operationCosts } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { simulateMortgage } from '@simulador/contracts/calculation/mortgage/simulate';
import { rateTmcRule } from '@simulador/contracts/calculation/rules/rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { databaseProblem } from '../../http/database-problem.ts';
import { invalidFields, isProblem, Problem } from '../../http/problem.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import type { DividendoRequestDto } from './dividendo.dto.ts';
import type { CalculatedDividendo, DividendoAdapter } from './dividendo.port.ts';
import { toRow } from './dividendo.arithmetic.ts';
import { mortgageTerms } from './dividendo.arithmetic.ts';

const MONTHS_PER_YEAR = 12;
/** Turns a missing segment of the TMC table into a 503, because it is our fault, not the client's. */
function unknownTmc(error: unknown): never {
  throw isProblem(error, 404) ? new Problem(503, SERVER_SENTENCES.noTmc, { cause: error }) : error;
}

/** Calculates here, with the UF of the paridad capability and the amounts set by an operator. */
@Injectable()
export class LocalDividendo implements DividendoAdapter {
  constructor(
    private readonly paridad: ParidadPort,
    private readonly tmc: TmcPort,
    private readonly costParams: OperationCostParamsTable,
    private readonly clock: Clock,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const [uf, params] = await Promise.all([
      this.currentUf(),
      this.costParams.current(),
      this.assertBelowTmc(request),
    ]);
    const terms = mortgageTerms(request, this.clock.today());
    const figures = simulateMortgage({ ...terms, ufValue: uf.value });
    const { credit, propertyValue } = terms;
    const subpurpose = subpurposeOf(request.destino);
    const costs = operationCosts(
      { credit, propertyValue, dfl2: request.DFL2, socialEstate: false, subpurpose },
      params,
    );
    return fresh({ row: toRow(figures, costs), ufDate: uf.date }, 'local');
  }

  private async currentUf(): Promise<DatedUf> {
    try {
      return (await this.paridad.current()).value;
    } catch (error) {
      if (databaseProblem(error)) throw error;
      // Waiting some minutes would not help.
      if (error instanceof Problem && error.detail === SERVER_SENTENCES.noStoredUf)
        throw new Problem(503, SERVER_SENTENCES.noStoredUf, { cause: error });
      throw new Problem(503, SERVER_SENTENCES.noUf, { cause: error, headers: { 'Retry-After': '30' } });
    }
  }

  private async assertBelowTmc(request: DividendoRequestDto): Promise<void> {
    const { value: tmc } = await this.tmc
      .of({
        amount: request.montocredito,
        currency: CURRENCY_CODE.uf,
        periodMonths: request.plazototal * MONTHS_PER_YEAR,
      })
      .catch(unknownTmc);
    const broken = rateTmcRule(request.tasasimulacion, tmc.annualPct);
    if (broken) throw invalidFields([{ name: 'tasasimulacion', message: violationText(broken) }]);
  }
}
