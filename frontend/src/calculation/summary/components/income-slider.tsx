import { useId, useState, type CSSProperties } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unbroken } from '@simulador/contracts/platform/format';
import { isGone } from '#shared/api/final-refusals.ts';
import { useDebounced } from '#shared/api/use-debounced.ts';
import { pesos, ufRounded } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { affordQuery, ofIncome, type AffordableCredit } from '../../api/affordable.ts';
import type { Confirmed } from '../../confirmation/confirmed.ts';

/** Range in pesos a month. See docs/rules.md R87. */
const INCOME = { min: 500_000, max: 15_000_000, step: 50_000 } as const;

export interface IncomeSliderProps {
  /** Confirmed credit and stated income. */
  credit: Confirmed['credit'];
}

/** Shows the credit that another income would be sufficient for. Saves nothing. */
export function IncomeSlider({ credit }: IncomeSliderProps) {
  const titleId = useId();
  const { minimumIncomeClp, isOfTwo } = credit;
  const markAt = (minimumIncomeClp - INCOME.min) / (INCOME.max - INCOME.min);
  const [incomeClp, setIncome] = useState<number>(() => Math.min(credit.incomeClp, INCOME.max));
  return (
    <section className="num" aria-labelledby={titleId}>
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 id={titleId}>{isOfTwo ? 'Ajusta la renta líquida de ambos' : 'Ajusta tu renta líquida'}</h3>
        <b>{pesos(incomeClp)}</b>
      </div>
      <div className="relative" style={{ '--mark': markAt } as CSSProperties}>
        {markAt >= 0 && markAt <= 1 && (
          <i
            className="absolute top-1.5 left-[calc(8px+(100%-16px)*var(--mark))] -ml-px h-5 w-0.5 bg-ink"
            aria-hidden="true"
          />
        )}
        <input
          {...INCOME}
          name="input_income_range"
          className="relative m-0 block h-8 w-full cursor-pointer accent-primary"
          type="range"
          value={incomeClp}
          aria-labelledby={titleId}
          aria-valuetext={pesos(incomeClp)}
          onChange={(event) => setIncome(Number(event.currentTarget.value))}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-2" aria-hidden="true">
          <span>{pesos(INCOME.min)}</span>
          <span>{pesos(INCOME.max)}</span>
        </p>
      </div>
      <Estimate incomeClp={incomeClp} credit={credit} />
    </section>
  );
}

function Estimate({ incomeClp, credit }: IncomeSliderProps & { incomeClp: number }) {
  const settled = useDebounced(incomeClp) ?? incomeClp;
  const { data, error } = useQuery(affordQuery(ofIncome(credit.request, settled), credit.ufValueClp));
  return (
    <p className="mt-1 text-14 text-ink-2" aria-live="polite">
      {unbroken(estimateText(error ?? data, credit))}
    </p>
  );
}

function estimateText(
  found: AffordableCredit | Error | undefined,
  { request, ufValueClp }: IncomeSliderProps['credit'],
): string {
  if (found === undefined) return 'Calculando el crédito que permite…';
  if (found instanceof Error)
    return isGone(found) ? found.message : 'No pudimos calcular el crédito que permite.';
  const property = isBuySale(request.destino)
    ? `, y con tu ahorro una propiedad de hasta ${ufRounded(found.value_uf)}`
    : '';
  return `Permite un crédito de hasta ${ufRounded(found.credit_uf)} (${pesos(clpOf(found.credit_uf, ufValueClp))})${property}.`;
}
