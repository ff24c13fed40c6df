import { memo, useEffect, useState, type ReactNode } from 'react';
import { formatDate } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Gauge, GaugeKey } from '../result/gauge.tsx';
import type { Amount, DisplayedSchedule, Parts } from './model/schedule.ts';
import styles from './schedule-table.module.css';

export type Grouping = 'year' | 'month';

export interface ScheduleTableProps {
  schedule: DisplayedSchedule;
  /** Unit of the amounts, e.g. `UF`. */
  unit: string;
  grouping: Grouping;
}

const WIDE = styles['wide'];

/** Table by year or month: what is paid, its cost, what the credit falls by, and the balance. By month it scrolls in its own frame. */
export const ScheduleTable = memo(function ScheduleTable({ schedule, unit, grouping }: ScheduleTableProps) {
  const textFor = useAudienceText();
  const { years, months, total, grace, figure } = schedule;
  const rows = grouping === 'year' ? years : months;
  const count = useInSteps(rows.length);
  return (
    <div
      role="region"
      aria-label="Tabla del cuadro de pagos"
      tabIndex={0}
      className={classNames(
        'scroll-py-12 overflow-auto rounded-md border border-line bg-surface print:max-h-none print:overflow-visible',
        grouping === 'month' && 'max-h-[min(35rem,75vh)]',
      )}
    >
      <table className={styles['table']}>
        <caption className="sr-only">{`Intereses y seguros, crédito y saldo, en ${unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">{grouping === 'year' ? 'Año' : 'Mes'}</th>
            <th scope="col" className={WIDE}>
              {textFor('Pagas', 'Se paga')}
            </th>
            <th scope="col" className={styles['wrapped']}>
              <GaugeKey isCost />
              Intereses y seguros
            </th>
            <th scope="col">
              <GaugeKey />
              Crédito
            </th>
            <td className={WIDE} />
            <th scope="col">Saldo</th>
          </tr>
        </thead>
        <tbody>
          {grace !== null && (
            <tr>
              <th scope="row">Gracia</th>
              <td className={WIDE} />
              <td colSpan={2} className={styles['wrapped']}>
                {`${figure(grace.added)} de intereses se suman al crédito`}
              </td>
              <td className={WIDE} />
              <td>{figure(grace.balance)}</td>
            </tr>
          )}
          {rows.slice(0, count).map((row) => (
            <Row key={'k' in row ? row.k : row.year} {...row} write={figure}>
              {'k' in row ? (
                <>
                  {row.k} <small>{formatDate(row.due)}</small>
                </>
              ) : (
                row.year
              )}
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row {...total} write={figure}>
            Total
          </Row>
        </tfoot>
      </table>
    </div>
  );
});

/** Number of rows that are added to the table at once. */
const ROWS_PER_STEP = 24;

/** Returns how many rows are rendered, more in each step, so that a slow phone can react to a touch between the steps. */
function useInSteps(length: number): number {
  const [count, setCount] = useState(ROWS_PER_STEP);
  useEffect(() => {
    if (count >= length) return;
    const timer = setTimeout(() => setCount(count + ROWS_PER_STEP));
    return () => clearTimeout(timer);
  }, [count, length]);
  return count;
}

interface RowProps extends Parts {
  /** Balance at the end; absent for the total, which has neither balance nor bar. */
  balance?: Amount;
  write: DisplayedSchedule['figure'];
  /** Heading of the row. */
  children: ReactNode;
}

function Row({ capital, interest, insurance, payment, balance, write, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td className={WIDE}>{write(payment)}</td>
      <td>{write((interest + insurance) as Amount)}</td>
      <td>{write(capital)}</td>
      <td className={WIDE} width="22%">
        {balance !== undefined && <Gauge creditPct={(100 * capital) / payment} />}
      </td>
      <td>{balance !== undefined && write(balance)}</td>
    </tr>
  );
}
