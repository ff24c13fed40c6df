import { useState } from 'react';
import { addMonthsClamped, parseIsoDate } from '@simulador/contracts/platform/dates';
import { formatPct } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import { useUf } from '#shared/context/uf.tsx';
import { pesos, roundedPesos, uf, years as yearsText } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import type { ComparisonProps, ComparisonTerm } from '../figures/shown.ts';
import { Duel, type DuelRow } from '#shared/ui/layout/duel.tsx';
import { usePesosView, type PesosView } from '../result/use-amount-view.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { pairSentence, tickedAfter, tickedNow, type Ticks, type TotalView } from './pair.ts';
import { calculatedTerms, type CalculatedTerm } from './terms.ts';
import styles from './comparison.module.css';

export interface ComparisonViewProps extends Omit<
  ComparisonProps,
  'status' | 'terms' | 'message' | 'onRetry'
> {
  terms: readonly ComparisonTerm[];
}

/** Terms as rows or cards, two of them side by side with a sentence. See docs/rules.md R802. */
export function ComparisonView({ terms, ...props }: ComparisonViewProps) {
  const { years, ufDate } = props;
  const textFor = useAudienceText();
  const pesosOf = usePesosView(ufDate);
  const total = useTotalView(pesosOf);
  const [ticks, setTicks] = useState<Ticks | null>(null);
  const calculated = calculatedTerms(terms);
  const calculatedYears = calculated.map(({ plazo }) => plazo);
  const ticked = tickedNow(ticks, years, calculatedYears).filter((each) => calculatedYears.includes(each));
  const [shorter, longer] = calculated.filter(({ plazo }) => ticked.includes(plazo));
  const isPair = shorter !== undefined && longer !== undefined;
  const sentence = isPair
    ? pairSentence(shorter, longer, total)
    : `${textFor('Elige', 'Elija')} dos plazos para compararlos.`;
  return (
    <div className={styles['view']}>
      <div className={styles['split']}>
        <div className={styles['says']} role="status">
          {isPair ? <h3>{sentence}</h3> : <p>{sentence}</p>}
        </div>
        <ComparisonTable
          {...props}
          terms={terms}
          ticked={ticked}
          onTick={(pressed) => setTicks(tickedAfter(ticked, years, pressed))}
          sentence={sentence}
          pesosOf={pesosOf}
        />
        {isPair && (
          <Duel
            caption={`${yearsText(shorter.plazo)} al lado de ${yearsText(longer.plazo)}`}
            heads={[headOf(shorter), headOf(longer)]}
            headNotes={[endOf(shorter), endOf(longer)]}
            rows={pairRows(shorter, longer, pesosOf)}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the year of the last instalment. */
const endOf = ({ row }: CalculatedTerm): string =>
  `hasta ${addMonthsClamped(parseIsoDate(row.FecVencimiento), row.Cuotas - 1).slice(0, 4)}`;
const headOf = ({ plazo }: CalculatedTerm): string => yearsText(plazo);

/** Returns totals in pesos where the view has pesos, so that a difference is that of the shown figures; else in UF. */
function useTotalView(pesosOf: PesosView): TotalView {
  const pageUf = useUf();
  if (pageUf === null || pesosOf(0) === null) return { of: ({ row }) => row.CostoTotalUF, write: uf };
  return { of: ({ row }) => clpOf(row.CostoTotalUF, pageUf.valueClp), write: roundedPesos };
}

/** Returns the figures of two terms side by side; each is better where it is lower. */
function pairRows(left: CalculatedTerm, right: CalculatedTerm, pesosOf: PesosView): readonly DuelRow[] {
  const row = (
    label: string,
    value: (term: CalculatedTerm) => number,
    write: (value: number) => string,
    small?: (value: CalculatedTerm) => string,
  ): DuelRow => ({
    label,
    values: [value(left), value(right)],
    texts: [write(value(left)), write(value(right))],
    ...(small && { notes: [small(left), small(right)] }),
  });
  const withCosts = (term: CalculatedTerm): number => term.cae_with_costs ?? 0;
  const hasPesos = pesosOf(0) !== null;
  return [
    row(
      'Al mes',
      (term) => term.row.DivTotalPe,
      pesos,
      (term) => uf(term.row.DivTotal),
    ),
    row(
      'En total',
      (term) => term.row.CostoTotalUF,
      (amount) => pesosOf(amount) ?? uf(amount),
      hasPesos ? (term) => uf(term.row.CostoTotalUF) : undefined,
    ),
    row('Renta desde', (term) => term.row.RenMin, pesos),
    row('Tasa', (term) => term.row.Tasa, formatPct),
    row('CAE', (term) => term.row.TasaCae, formatPct),
    ...([left, right].every((term) => withCosts(term) > 0)
      ? [row('CAE con gastos', withCosts, formatPct)]
      : []),
  ];
}
