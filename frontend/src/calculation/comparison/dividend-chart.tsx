import type { ComparisonTerm } from '../figures/shown.ts';
import chart from '#shared/ui/layout/chart.module.css';
import { classNames } from '#shared/ui/class-names.ts';
import { barHeight, BarLabels, CHART, pesoUnit } from './chart-parts.tsx';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import { calculatedTerms, trend } from './terms.ts';
import { UsableBars, type Choice } from './use-term.tsx';
import styles from './chart.module.css';

export interface DividendChartProps {
  terms: readonly ComparisonTerm[];
  ownYears: number;
  choice: Choice;
}

const BAR = 32;

/** Chart of each term's monthly dividend. An excluded term has no bar, but keeps its place. */
export function DividendChart({ terms, ownYears, choice }: DividendChartProps) {
  const calculated = calculatedTerms(terms);
  const amounts = calculated.map((term) => term.row.DivTotalPe);
  const largest = Math.max(0, ...amounts);
  const unit = pesoUnit(largest);
  const isFalling = trend(amounts) === 'falling';
  const slot = CHART.width / terms.length;
  return (
    <figure className={classNames(chart['chart'], chart['plot'], styles['plot'])}>
      <figcaption>
        <span>{isFalling ? 'A más años, menor dividendo' : 'El dividendo según el plazo'}</span>
        <span>{`${unit.caption} al mes, por años de plazo`}</span>
      </figcaption>
      <UsableBars terms={terms} ownYears={ownYears} width={CHART.width} {...choice}>
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={describe(calculated)}>
          {terms.map((term, index) => {
            const x = slot * (index + 0.5);
            const height = term.row === null ? 0 : barHeight(term.row.DivTotalPe, largest);
            const isOwn = term.plazo === ownYears;
            return (
              <g key={term.plazo}>
                {term.row !== null && (
                  <rect
                    className={classNames(styles['bar'], isOwn && styles['ownBar'])}
                    x={x - BAR / 2}
                    y={CHART.base - height}
                    width={BAR}
                    height={height}
                    rx="2"
                  />
                )}
                <BarLabels
                  x={x}
                  top={CHART.base - height}
                  value={term.row === null ? '–' : unit.text(term.row.DivTotalPe)}
                  term={term.plazo}
                  isOwn={isOwn}
                />
              </g>
            );
          })}
          <path className={chart['base']} d={`M0 ${CHART.base + 0.5}H${CHART.width}`} />
        </svg>
      </UsableBars>
    </figure>
  );
}

function describe(terms: ReturnType<typeof calculatedTerms>): string {
  const [first] = terms;
  const last = terms.at(-1);
  if (first === undefined || last === undefined) return 'Dividendo mensual';
  return `Dividendo mensual: de ${pesos(first.row.DivTotalPe)} a ${years(first.plazo)} hasta ${pesos(last.row.DivTotalPe)} a ${years(last.plazo)}`;
}
