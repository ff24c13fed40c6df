import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { affordableDividend } from '@simulador/contracts/calculation/income/affordability';
import { formatClp } from '@simulador/contracts/platform/format';
import { clpFromNumber } from '@simulador/contracts/platform/money';
import { isGone } from '#shared/api/final-refusals.ts';
import { useDebounced } from '#shared/api/use-settled.ts';
import { pesos, ufShort } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { affordQuery, ofIncome, type AffordableCredit } from '../../api/affordable.ts';
import type { useSummary } from '../../confirmation/use-summary.ts';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { RangeInput } from '#shared/ui/fields/range-input.tsx';
import { Facts, type ShownFact } from '#shared/ui/layout/facts.tsx';
import styles from './income-slider.module.css';

/** Range in pesos a month. See docs/rules.md R87. */
const INCOME = { min: 500_000, max: 15_000_000, step: 50_000 } as const;

const OUT_OF_RANGE = `Ingresa un monto entre ${pesos(INCOME.min)} y ${pesos(INCOME.max)}`;
const isInRange = (clp: number): boolean => clp >= INCOME.min && clp <= INCOME.max;

export interface IncomeSliderProps {
  /** Confirmed credit and stated income. */
  credit: NonNullable<ReturnType<typeof useSummary>>['credit'];
}

/** Shows the credit that another income would be sufficient for, by slider or typed. Saves nothing. */
export function IncomeSlider({ credit }: IncomeSliderProps) {
  const titleId = useId();
  const { minimumIncomeClp, isOfTwo } = credit;
  const [incomeClp, setIncome] = useState<number>(() => Math.min(credit.incomeClp, INCOME.max));
  const [typed, setTyped] = useState(String(incomeClp));
  const [wasLeft, setLeft] = useState(false);

  const slide = (clp: number): void => {
    setIncome(clp);
    setTyped(String(clp));
  };
  const type = (digits: string): void => {
    setTyped(digits);
    if (isInRange(Number(digits))) setIncome(Number(digits));
  };
  return (
    <section className={styles['income']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <div>
          <h3 id={titleId}>{isOfTwo ? 'Ajusta la renta líquida de ambos' : 'Ajusta tu renta líquida'}</h3>
          <p className="small muted">Mira qué crédito permite otra renta.</p>
        </div>
        <NumberField
          name="input_income"
          label={isOfTwo ? 'Renta líquida de ambos' : 'Renta líquida al mes'}
          unit="CLP"
          value={typed}
          onChange={type}
          onBlur={() => setLeft(true)}
          error={wasLeft && !isInRange(Number(typed)) ? OUT_OF_RANGE : undefined}
        />
      </div>
      <RangeInput
        name="input_income_range"
        aria-labelledby={titleId}
        {...INCOME}
        value={incomeClp}
        onChange={slide}
        formatValue={pesos}
        mark={minimumIncomeClp}
      />
      <Estimate incomeClp={incomeClp} credit={credit} />
      <p className="small muted num">
        <span>
          Estimación con el plazo de esta simulación y la tasa de cada crédito: un dividendo de hasta un
          cuarto de la renta.
        </span>
        {minimumIncomeClp <= INCOME.max && (
          <span>{` La marca es la renta mínima de tu crédito: ${pesos(minimumIncomeClp)}.`}</span>
        )}
      </p>
    </section>
  );
}

const DELAY_MS = 300;

function Estimate({ incomeClp, credit }: IncomeSliderProps & { incomeClp: number }) {
  const settled = useDebounced(incomeClp, DELAY_MS) ?? incomeClp;
  const { data, error } = useQuery(affordQuery(ofIncome(credit.request, settled)));
  return (
    <div aria-live="polite">
      <Facts
        facts={[
          { label: 'Dividendo de hasta', value: formatClp(affordableDividend(clpFromNumber(incomeClp))) },
          ...creditFacts(error ?? data, credit),
        ]}
      />
    </div>
  );
}

function creditFacts(
  found: AffordableCredit | Error | undefined,
  { request, ufValueClp }: IncomeSliderProps['credit'],
): readonly ShownFact[] {
  const label = 'Crédito de hasta';
  if (found === undefined) return [{ label, value: 'Calculando…' }];
  if (found instanceof Error)
    return [
      isGone(found) ? { label, value: 'Ninguno', note: found.message } : { label, value: 'No disponible' },
    ];
  return [
    { label, value: ufShort(found.credit_uf), note: pesos(clpOf(found.credit_uf, ufValueClp)) },
    ...(isBuySale(request.destino)
      ? [
          {
            label: 'Propiedad de hasta',
            value: ufShort(found.value_uf),
            note: 'con el ahorro de esta simulación',
          },
        ]
      : []),
  ];
}
