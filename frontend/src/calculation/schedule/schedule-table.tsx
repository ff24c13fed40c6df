import { memo, useEffect, useState, type ReactNode } from 'react';
import { formatDate } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Gauge, GaugeKey } from '../result/gauge.tsx';
import type { Amount, DisplayedSchedule, Parts } from './model/schedule.ts';

export type Grouping = 'year' | 'month';

export interface ScheduleTableProps {
  schedule: DisplayedSchedule;
  /** Unit of the amounts, e.g. `UF`. */
  unit: string;
  grouping: Grouping;
}

const CELL =
  'h-10 border-t border-line px-1.25 py-0.5 whitespace-nowrap first:pl-2 first:text-left last:pr-2 @min-[36rem]:px-2 print:h-auto';
/** No room on a phone. */
const WIDE = `${CELL} hidden @min-[36rem]:table-cell print:table-cell`;
const HEAD = 'font-semibold text-ink-2';

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
      <table className="w-full border-separate border-spacing-0 text-right text-[0.75rem] @min-[24rem]:text-14 @min-[36rem]:text-16 print:text-14">
        <caption className="sr-only">{`Intereses y seguros, crédito y saldo, en ${unit}`}</caption>
        <thead className="sticky top-0 z-1 bg-surface text-14 print:static">
          <tr>
            <th scope="col" className={`${CELL} ${HEAD}`}>
              {grouping === 'year' ? 'Año' : 'Mes'}
            </th>
            <th scope="col" className={`${WIDE} ${HEAD}`}>
              {textFor('Pagas', 'Se paga')}
            </th>
            <th scope="col" className={`${CELL} ${HEAD} whitespace-normal!`}>
              <GaugeKey isCost />
              Intereses y seguros
            </th>
            <th scope="col" className={`${CELL} ${HEAD}`}>
              <GaugeKey />
              Crédito
            </th>
            <td className={WIDE} />
            <th scope="col" className={`${CELL} ${HEAD}`}>
              Saldo
            </th>
          </tr>
        </thead>
        <tbody>
          {grace !== null && (
            <tr>
              <th scope="row" className={CELL}>
                Gracia
              </th>
              <td className={WIDE} />
              <td colSpan={2} className={`${CELL} whitespace-normal!`}>
                {`${figure(grace.added)} de intereses se suman al crédito`}
              </td>
              <td className={WIDE} />
              <td className={CELL}>{figure(grace.balance)}</td>
            </tr>
          )}
          {rows.slice(0, count).map((row) => (
            <Row key={'k' in row ? row.k : row.year} {...row} write={figure}>
              {'k' in row ? (
                <>
                  {row.k}{' '}
                  <small className="block text-[0.75rem] leading-[1.2] font-normal text-ink-2">
                    {formatDate(row.due)}
                  </small>
                </>
              ) : (
                row.year
              )}
            </Row>
          ))}
        </tbody>
        <tfoot className="font-bold *:*:border-t-2! *:*:border-ink! print:table-row-group">
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
    <tr className="print:break-inside-avoid">
      <th scope="row" className={CELL}>
        {children}
      </th>
      <td className={WIDE}>{write(payment)}</td>
      <td className={CELL}>{write((interest + insurance) as Amount)}</td>
      <td className={CELL}>{write(capital)}</td>
      <td className={WIDE} width="22%">
        {balance !== undefined && <Gauge creditPct={(100 * capital) / payment} />}
      </td>
      <td className={CELL}>{balance !== undefined && write(balance)}</td>
    </tr>
  );
}
