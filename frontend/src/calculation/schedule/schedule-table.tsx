import { memo, useEffect, useState } from 'react';
import { formatDate } from '@simulador/contracts/platform/format';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { amountHeads, describeUnit } from './model/describe-display.ts';
import {
  PARTS,
  type Display,
  type DisplayedFigures,
  type DisplayedSchedule,
  type DisplayedYear,
} from './model/schedule.ts';
import styles from './schedule-table.module.css';

export interface ScheduleTableProps {
  schedule: DisplayedSchedule;
  display: Display;
  /** Accessible name of the scrolling frame. */
  name?: string;
}

type Write = DisplayedSchedule['figure'];

const withToggled = (years: ReadonlySet<number>, year: number): ReadonlySet<number> => {
  const next = new Set(years);
  if (!next.delete(year)) next.add(year);
  return next;
};

/** Table by year; a year unfolds into its months. It scrolls in its own frame below sticky headings. */
export const ScheduleTable = memo(function ScheduleTable(props: ScheduleTableProps) {
  const { schedule, display, name = 'Tabla del cuadro de pagos' } = props;
  const textFor = useAudienceText();
  const { years, parts, total, grace, figure } = schedule;
  const heads = amountHeads(schedule);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [toggle] = useState(() => (year: number) => setOpen((last) => withToggled(last, year)));
  const rendered = useInSteps(open);
  const isAllOpen = open.size === years.length;
  const unit = describeUnit(display);
  const toggleAll = (): void => setOpen(new Set(isAllOpen ? [] : years.map(({ year }) => year)));
  return (
    <div>
      <div className={styles['head']}>
        <h3>{`Año por año, en ${unit}`}</h3>
        <Button small onClick={toggleAll}>
          {isAllOpen ? 'Ocultar los meses' : 'Ver todos los meses'}
        </Button>
      </div>
      <p
        className={styles['hint']}
      >{`${textFor('Desliza', 'Deslice')} la tabla hacia el lado para ver seguros, dividendo y saldo.`}</p>
      <div className={styles['frame']} role="region" aria-label={name} tabIndex={0}>
        <table className={classNames(styles['table'], parts.length > PARTS.length && styles['dense'])}>
          <caption className="sr-only">{`Capital, intereses, seguros, dividendo y saldo, en ${unit}`}</caption>
          <thead>
            <tr>
              <th scope="col">Año</th>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {grace !== null && (
            <tbody>
              <tr>
                <th scope="row">Gracia</th>
                <td colSpan={parts.length}>{`${figure(grace.added)} de intereses se suman al crédito`}</td>
                <td>{figure(grace.balance)}</td>
              </tr>
            </tbody>
          )}
          {years.map((year) => (
            <YearRows
              key={year.year}
              year={year}
              write={figure}
              parts={parts}
              isOpen={open.has(year.year)}
              hasMonths={rendered.has(year.year)}
              onToggle={toggle}
            />
          ))}
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {parts.map((part) => (
                <td key={part}>{figure(total[part])}</td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
});

/** Years whose months are added to the table at once. */
const YEARS_PER_STEP = 2;

/**
 * Returns the open years whose months are rendered, a few more in each step, so that a slow phone can react to a touch between the
 * steps.
 */
function useInSteps(open: ReadonlySet<number>): ReadonlySet<number> {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === open.size) return;
    const timer = setTimeout(() => setCount(Math.min(open.size, count + YEARS_PER_STEP)));
    return () => clearTimeout(timer);
  }, [count, open]);
  return new Set([...open].slice(0, count));
}

/** Formats a date as `20-12-26`, about as wide as a year. */
const shortDate = (due: Parameters<typeof formatDate>[0]): string =>
  formatDate(due).replace(/-20(?=..$)/, '-');

interface YearRowsProps {
  year: DisplayedYear;
  write: Write;
  parts: DisplayedSchedule['parts'];
  isOpen: boolean;
  /** False while the months of an open year are not rendered yet. */
  hasMonths: boolean;
  onToggle: (year: number) => void;
}

const YearRows = memo(function YearRows({ year, write, parts, isOpen, hasMonths, onToggle }: YearRowsProps) {
  return (
    <tbody>
      <tr className={styles['year']}>
        <th scope="row">
          <button type="button" aria-expanded={isOpen} onClick={() => onToggle(year.year)}>
            <Icon name="chevron" /> <span>{`Año ${year.year}`}</span>
          </button>
        </th>
        <Cells figures={year} write={write} parts={parts} />
      </tr>
      {hasMonths &&
        year.months.map((month) => (
          <tr key={month.k} className={styles['month']}>
            <th scope="row">
              <span className={styles['full']}>{formatDate(month.due)}</span>
              <span className={styles['short']} aria-hidden="true">
                {shortDate(month.due)}
              </span>
              <small>{`Cuota ${month.k}`}</small>
            </th>
            <Cells figures={month} write={write} parts={parts} />
          </tr>
        ))}
    </tbody>
  );
});

type CellsProps = Pick<YearRowsProps, 'write' | 'parts'> & { figures: DisplayedFigures };

function Cells({ figures, write, parts }: CellsProps) {
  return (
    <>
      {parts.map((part) => (
        <td key={part}>{write(figures[part])}</td>
      ))}
      <td>{write(figures.balance)}</td>
    </>
  );
}
