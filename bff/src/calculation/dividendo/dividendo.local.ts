import { Injectable } from '@nestjs/common';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import { Clock } from '../../clock/clock.ts';
import { databaseProblem } from '../../http/problem-body.ts';
import { Problem } from '../../http/problem.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import type { DividendoRequestDto } from './dividendo.dto.ts';
import type { CalculatedDividendo, DividendoAdapter } from './dividendo.port.ts';
import { calculatedRow } from './dividendo.arithmetic.ts';

/** Calculates here, with the UF of the paridad capability and the amounts set by an operator. */
@Injectable()
export class LocalDividendo implements DividendoAdapter {
  constructor(
    private readonly paridad: ParidadPort,
    private readonly costParams: OperationCostParamsTable,
    private readonly clock: Clock,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const [uf, params] = await Promise.all([this.currentUf(), this.costParams.current()]);
    const row = calculatedRow(request, this.clock.today(), uf.value, params);
    return fresh({ row, ufDate: uf.date }, 'local');
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
}
