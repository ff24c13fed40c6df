import { Injectable } from '@nestjs/common';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { addUf, ufDifference, ufFromNumber, ufToNumber, type Uf } from '@simulador/contracts/platform/money';
import { AffordabilityService } from '../affordability/affordability.service.ts';
import { NotAffordable } from '../affordability/offered-credits.ts';
import { ShortestTermService } from '../affordability/shortest-term.service.ts';
import type { Answer } from '../../http/operation.ts';
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
    private readonly terms: ShortestTermService,
  ) {}

  /** Returns the changes, each at the rate and with the figures that a credit has after it. @throws Problem as the calculation does */
  async of({ credit, savings, flavour, edad, ...people }: RefusedCredit): Promise<WayOutDto[]> {
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
      orNone(
        this.terms.shortest({ calculation: credit, ...income, flavour, ...(edad !== undefined && { edad }) }),
      ),
      isPurchase ? orNone(smaller({ savings_uf: ufDifference(valorpropiedad, montocredito) })) : null,
      orNone(smaller({ value_uf: valorpropiedad })),
    ]);
    const ways: WayOutDto[] = [];
    if (longer) ways.push({ kind: 'years', to: longer.years, row: longer.row });
    if (ofSameSavings) ways.push({ kind: 'value', to: ofSameSavings.value_uf, row: ofSameSavings.row });
    if (ofSameValue && isPurchase) {
      const more = ufFromNumber(ufDifference(montocredito, ofSameValue.credit_uf));
      ways.push({ kind: 'savings', to: ufToNumber(addUf(savings, more)), row: ofSameValue.row });
    } else if (ofSameValue) ways.push({ kind: 'credit', to: ofSameValue.credit_uf, row: ofSameValue.row });
    return ways;
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
