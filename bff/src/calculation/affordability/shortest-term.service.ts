import { Injectable } from '@nestjs/common';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { mostYears } from '@simulador/contracts/calculation/rules/term';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { TarificadorPort } from '../../rates/suggested/tarificador.port.ts';
import type { PlazoAnswerDto, PlazoRequestDto } from './affordability.dto.ts';
import { AFFORDABILITY_SENTENCES } from './affordability.sentences.ts';
import { dividendClp, NotAffordable, OfferedCredits } from './offered-credits.ts';
import { oneRateRanges } from './one-rate-ranges.ts';

/** Finds the shortest longer term of a credit for which a payment or an income is sufficient. See docs/rules.md R15, R650. */
@Injectable()
export class ShortestTermService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly paridad: ParidadPort,
    private readonly tarificador: TarificadorPort,
    private readonly offered: OfferedCredits,
  ) {}

  /** Returns the term, each at its own rate. @throws NotAffordable if none is sufficient, and Problems of the calculation */
  async shortest(request: PlazoRequestDto): Promise<Answer<PlazoAnswerDto>> {
    const { calculation, edad, flavour } = request;
    const payment = this.offered.highestDividend(request);
    await this.dividendo.assertCalculable(calculation);
    const [{ value: uf }, { value: periods }] = await Promise.all([
      this.paridad.current(),
      this.tarificador.rows('RangePeriod'),
    ]);
    const table = periods.map(({ min_years, max_years }) => ({ min: min_years, max: max_years }));
    const shortest = Math.max(calculation.plazototal + 1, LIMITS[flavour].yearsMin);
    const longest = mostYears(edad ?? null, flavour);
    for (const [from, to] of oneRateRanges(table, [], shortest, longest)) {
      const rate = await this.offered.rateOf({ ...calculation, plazototal: from });
      if (rate === null) continue;
      for (let plazototal = from; plazototal <= to; plazototal += 1) {
        const longer = { ...calculation, plazototal, tasasimulacion: rate };
        if (dividendClp(longer, uf.value) > payment) continue;
        const calculated = await this.offered.calculate(longer);
        if ('refusal' in calculated) break;
        // A core has prices of its own.
        if (calculated.value.row.DivTotalPe > payment) continue;
        return sourcedWithUf(calculated, ({ row }) => ({ years: plazototal, row }));
      }
    }
    throw new NotAffordable(AFFORDABILITY_SENTENCES.noLongerTerm(longest));
  }
}
