import { Injectable } from '@nestjs/common';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { mostYears } from '@simulador/contracts/calculation/rules/term';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { addUf, ufDifference, ufFromNumber, ufToNumber, type Uf } from '@simulador/contracts/platform/money';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import type { PaymentOrIncomeDto } from '../affordability/affordability.dto.ts';
import { AffordabilityService } from '../affordability/affordability.service.ts';
import {
  dividendClp,
  NotAffordable,
  OfferedCredits,
  oneRateRanges,
} from '../affordability/offered-credits.ts';
import type { Answer } from '../../http/operation.ts';
import { TarificadorPort } from '../../rates/suggested/tarificador.port.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import type { CalculoRequestDto, WayOutDto } from './calculo.dto.ts';

/** A credit for which an income is too low. */
interface RefusedCredit extends Pick<CalculoRequestDto, 'income_clp' | 'debts_clp' | 'flavour' | 'edad'> {
  readonly credit: DividendoRequestDto;
  readonly savings: Uf;
}

/** Finds changes with which a low income is enough. See docs/rules.md R15, R1010. */
@Injectable()
export class WaysOutService {
  constructor(
    private readonly affordability: AffordabilityService,
    private readonly offered: OfferedCredits,
    private readonly paridad: ParidadPort,
    private readonly tarificador: TarificadorPort,
  ) {}

  /** Returns the changes, each at the rate and with the figures that a credit has after it. @throws Problem as the calculation does */
  async of(refused: RefusedCredit): Promise<WayOutDto[]> {
    const { credit, savings, ...people } = refused;
    const { montocredito, valorpropiedad, porcentaje } = credit;
    const income = {
      debts_clp: people.debts_clp,
      ...(people.income_clp !== undefined && { income_clp: people.income_clp }),
    };
    const smaller = (change: { readonly savings_uf?: number; readonly value_uf?: number }) =>
      this.affordability.largest({
        ...{ savings_uf: 0, subsidy_uf: 0, ...income, ...change },
        ...(porcentaje > 0 && { insured_pct: porcentaje }),
        calculation: credit,
        below_uf: montocredito,
      });
    const isPurchase = isBuySale(credit.destino);
    const [longer, ofSameSavings, ofSameValue] = await Promise.all([
      this.longerTerm(refused, income),
      isPurchase ? orNone(smaller({ savings_uf: ufDifference(valorpropiedad, montocredito) })) : null,
      orNone(smaller({ value_uf: valorpropiedad })),
    ]);
    const ways: WayOutDto[] = [];
    if (longer) ways.push(longer);
    if (ofSameSavings) ways.push({ kind: 'value', to: ofSameSavings.value_uf, row: ofSameSavings.row });
    if (ofSameValue && isPurchase) {
      const more = ufFromNumber(ufDifference(montocredito, ofSameValue.credit_uf));
      ways.push({ kind: 'savings', to: ufToNumber(addUf(savings, more)), row: ofSameValue.row });
    } else if (ofSameValue) ways.push({ kind: 'credit', to: ofSameValue.credit_uf, row: ofSameValue.row });
    return ways;
  }

  /** Returns the shortest longer term for which the income is enough, each at its own rate; null for none. */
  private async longerTerm(
    { credit, flavour, edad }: RefusedCredit,
    income: PaymentOrIncomeDto,
  ): Promise<WayOutDto | null> {
    const payment = this.offered.highestDividend(income);
    const [{ value: uf }, { value: periods }] = await Promise.all([
      this.paridad.current(),
      this.tarificador.rows('RangePeriod'),
    ]);
    const table = periods.map(({ min_years, max_years }) => ({ min: min_years, max: max_years }));
    const shortest = Math.max(credit.plazototal + 1, LIMITS[flavour].yearsMin);
    for (const [from, to] of oneRateRanges(table, [], shortest, mostYears(edad ?? null, flavour))) {
      const rate = await this.offered.rateOf({ ...credit, plazototal: from });
      if (rate === null) continue;
      for (let plazototal = from; plazototal <= to; plazototal += 1) {
        const longer = { ...credit, plazototal, tasasimulacion: rate };
        if (dividendClp(longer, uf.value) > payment) continue;
        const calculated = await this.offered.calculate(longer);
        if ('refusal' in calculated) break;
        const { row } = calculated.value;
        // A core has prices of its own.
        if (row.DivTotalPe <= payment) return { kind: 'years', to: plazototal, row };
      }
    }
    return null;
  }
}

/** Returns null if there is no such change. @throws any other error */
const orNone = <T>(found: Promise<Answer<T>>): Promise<T | null> =>
  found.then(
    ({ body }) => body,
    (error: unknown) => {
      if (error instanceof NotAffordable) return null;
      throw error;
    },
  );
