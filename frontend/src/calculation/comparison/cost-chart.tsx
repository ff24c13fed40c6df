import type { ComparisonTerm } from '../figures/shown.ts';
import chart from '#shared/ui/layout/chart.module.css';
import { classNames } from '#shared/ui/class-names.ts';
import { barHeight, BarLabels, CHART, ufUnit } from './chart-parts.tsx';
import { uf, years } from '#shared/simulation/figure-texts.ts';
import { calculatedTerms, trend } from './terms.ts';
import { UsableBars, type Choice } from './use-term.tsx';
import styles from './chart.module.css';

export interface CostChartProps {
  terms: readonly ComparisonTerm[];
  ownYears: number;
  creditUf: number;
  choice: Choice;
}

const BAR = 26;
const BARS_WIDTH = 226;
const GAP = 2;

/** Chart of each term's total cost: the credit below, interest and insurance above. */
export function CostChart({ terms, ownYears, creditUf, choice }: CostChartProps) {
  const calculated = calculatedTerms(terms);
  const totals = calculated.map((term) => term.row.CostoTotalUF);
  const largest = Math.max(0, ...totals);
  const unit = ufUnit(largest);
  const slot = BARS_WIDTH / terms.length;
  const creditTop = CHART.base - barHeight(creditUf, largest);
  const lastTop = CHART.base - barHeight(totals.at(-1) ?? 0, largest);
  return (
    <figure className={classNames(chart['chart'], chart['plot'], styles['plot'])}>
      <figcaption>
        <span>
          {trend(totals) === 'rising' ? 'A más años, mayor costo total' : 'El costo total según el plazo'}
        </span>
        <span>{`${unit.caption} en total, por años de plazo`}</span>
      </figcaption>
      <UsableBars terms={terms} ownYears={ownYears} width={BARS_WIDTH} {...choice}>
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={describe(calculated)}>
          {terms.map((term, index) => {
            const x = slot * (index + 0.5);
            const top =
              term.row === null ? CHART.base : CHART.base - barHeight(term.row.CostoTotalUF, largest);
            return (
              <g key={term.plazo}>
                {term.row !== null && <Bar x={x - BAR / 2} top={top} creditTop={Math.max(top, creditTop)} />}
                <BarLabels
                  x={x}
                  top={top}
                  value={term.row === null ? '–' : unit.text(term.row.CostoTotalUF)}
                  term={term.plazo}
                  isOwn={term.plazo === ownYears}
                />
              </g>
            );
          })}
          <path className={chart['base']} d={`M0 ${CHART.base + 0.5}H${BARS_WIDTH}`} />
          <text x={BARS_WIDTH + 4} y={(lastTop + creditTop) / 2 - 4}>
            <tspan>Intereses</tspan>
            <tspan x={BARS_WIDTH + 4} dy="16">
              y seguros
            </tspan>
          </text>
          <text x={BARS_WIDTH + 4} y={(CHART.base + creditTop) / 2 + 4}>
            Crédito
          </text>
        </svg>
      </UsableBars>
    </figure>
  );
}

interface BarProps {
  x: number;
  top: number;
  creditTop: number;
}

function Bar({ x, top, creditTop }: BarProps) {
  return (
    <>
      <rect className={styles['credit']} x={x} y={creditTop} width={BAR} height={CHART.base - creditTop} />
      <rect
        className={styles['interest']}
        x={x}
        y={top}
        width={BAR}
        height={Math.max(creditTop - top - GAP, 0)}
        rx="2"
      />
    </>
  );
}

function describe(terms: ReturnType<typeof calculatedTerms>): string {
  const [first] = terms;
  const last = terms.at(-1);
  if (first === undefined || last === undefined) return 'Costo total del crédito';
  return `Costo total: de ${uf(first.row.CostoTotalUF)} a ${years(first.plazo)} hasta ${uf(last.row.CostoTotalUF)} a ${years(last.plazo)}`;
}
