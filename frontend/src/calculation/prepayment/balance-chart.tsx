import { formatDateText } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import { uf, ufShort } from '#shared/simulation/figure-texts.ts';
import chart from '#shared/ui/layout/chart.module.css';
import { classNames } from '#shared/ui/class-names.ts';
import type { ScheduleAnswer } from '../schedule/model/schedule.ts';
import styles from './prepayments.module.css';

export interface BalanceChartProps {
  title: string;
  creditUf: number;
  before: ScheduleAnswer;
  after: ScheduleAnswer;
}

/** Size of the drawing. 288 is the width inside a card on a phone of 360. */
const CHART = { width: 288, height: 204, top: 24, base: 172, left: 5, right: 283 } as const;
const MONTHS = 12;
/** Closer to the end of the axis, the two years would overlap. */
const FROM_RIGHT = 28;

/** Chart of the balance over the years, with and without the prepayments. */
export function BalanceChart({ title, creditUf, before, after }: BalanceChartProps) {
  const textFor = useAudienceText();
  const [count, shorter] = [before.rows.length, after.rows.length];
  const largest = Math.max(creditUf, ...before.rows.map(({ balance }) => balance));
  const x = (month: number): number => CHART.left + ((CHART.right - CHART.left) * month) / count;
  const y = (balance: number): number => CHART.base - ((CHART.base - CHART.top) * balance) / largest;
  const path = ({ rows }: ScheduleAnswer): string =>
    [{ k: 0, balance: creditUf }, ...rows]
      .map(({ k, balance }) => `${k === 0 ? 'M' : 'L'}${x(k).toFixed(1)} ${y(balance).toFixed(1)}`)
      .join('');
  const ends = (answer: ScheduleAnswer): string => formatDateText(answer.rows.at(-1)?.due ?? '');
  const isShorter = shorter < count;
  return (
    <figure className={classNames(chart['chart'], chart['plot'], styles['plot'])}>
      <figcaption>
        <strong role="status">{title}</strong>
        <span>{textFor('Lo que debes, por años del crédito', 'Lo que se debe, por años del crédito')}</span>
      </figcaption>
      <div>
        <svg
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          role="img"
          aria-label={`Saldo desde ${uf(creditUf)}: sin abonos termina el ${ends(before)}, con abonos el ${ends(after)}`}
        >
          <path className={chart['base']} d={`M0 ${CHART.base + 0.5}H${CHART.width}`} />
          <text x={0} y={14} className={styles['figure']}>
            {ufShort(creditUf)}
          </text>
          <path className={styles['before']} d={path(before)} />
          <path className={styles['after']} d={path(after)} />
          <text x={0} y={CHART.base + 20}>
            Año 0
          </text>
          {isShorter && (
            <>
              <circle className={styles['end']} cx={x(shorter)} cy={CHART.base} r="4" />
              {x(shorter) < CHART.right - FROM_RIGHT && x(shorter) > 48 && (
                <text x={x(shorter)} y={CHART.base + 20} textAnchor="middle" className={styles['figure']}>
                  {yearsText(shorter)}
                </text>
              )}
            </>
          )}
          <text x={CHART.width} y={CHART.base + 20} textAnchor="end">
            {yearsText(count)}
          </text>
        </svg>
        <ul className={styles['legend']}>
          <li className={styles['withExtra']}>Con abonos</li>
          <li>Sin abonos</li>
        </ul>
      </div>
    </figure>
  );
}

/** Formats months as years, e.g. `19,4` for 233. */
const yearsText = (months: number): string =>
  (Math.round((months / MONTHS) * 10) / 10).toLocaleString('es-CL');
