import { useQuery } from '@tanstack/react-query';
import { formatDateText, formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ChosenWindow } from '#shared/office/chosen-window.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import chart from '#shared/ui/layout/chart.module.css';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { barsOf, busiestOf, CHART, labelAt, type DayBar } from './day-bars.ts';
import { perDayQuery, type DayCount } from './counts.ts';

const NOT_DRAWN = 'No pudimos cargar las simulaciones por día.';

/** Number of simulations on each day: a bar chart, and the same as a table. Not shown for a single day. */
export function DayChart({ window }: { window: ChosenWindow }) {
  const today = useSantiagoDay();
  return (
    <QueryPart
      query={useQuery(perDayQuery(window, today))}
      failed={NOT_DRAWN}
      frame="min-h-58"
      loading={
        <div className="min-h-58">
          <Skeleton widthEm={12} label="Contando las de cada día" />
          <div className="mt-3 h-44 rounded-sm bg-ground" />
        </div>
      }
    >
      {(days) =>
        days.length > 1 && (
          <div>
            <figure className={chart['chart']}>
              <figcaption>
                <span>Simulaciones por día</span>
                <span>{describeBusiest(days)}</span>
              </figcaption>
              <Bars days={days} today={today} />
            </figure>
            <Disclosure
              title="Ver como tabla"
              className="[&:not([open])]:-mb-3 [&>summary]:min-h-10 [&>summary]:justify-start [&>summary]:text-14"
            >
              <DayTable days={days} />
            </Disclosure>
          </div>
        )
      }
    </QueryPart>
  );
}

function describeBusiest(days: readonly DayCount[]): string {
  const busiest = busiestOf(days);
  if (busiest === null) return 'Nadie simuló en estos días.';
  const count = busiest.count === 1 ? 'una' : formatInteger(busiest.count);
  return `El día con más fue el ${formatDateText(busiest.day)}, con ${count}.`;
}

/** Formats a day as `20-11`. */
const shortDay = (day: string): string => formatDateText(day).slice(0, 5);

function Bars({ days, today }: { days: readonly DayCount[]; today: string }) {
  const bars = barsOf(days);
  const [first, last] = [bars[0], bars.at(-1)];
  const busiest = busiestOf(bars);
  return (
    <svg
      width="100%"
      height={CHART.height}
      role="img"
      aria-label={`Simulaciones por día. ${describeBusiest(days)}`}
    >
      {bars.map(({ day, leftPct, widthPct, y, height }) => (
        <rect
          key={day}
          className={day === today ? 'fill-primary' : 'fill-primary-mid forced-colors:fill-[CanvasText]'}
          x={`${leftPct}%`}
          width={`${widthPct}%`}
          y={y}
          height={height}
          rx="2"
        />
      ))}
      <line className={chart['base']} x1="0" x2="100%" y1={CHART.base + 0.5} y2={CHART.base + 0.5} />
      {busiest && (
        <BarLabel bar={busiest} y={busiest.y - 8} className="fill-ink font-semibold">
          {formatInteger(busiest.count)}
        </BarLabel>
      )}
      {[first, last].map(
        (bar) =>
          bar && (
            <BarLabel key={bar.day} bar={bar} y={CHART.labels}>
              {bar.day === today ? 'hoy' : shortDay(bar.day)}
            </BarLabel>
          ),
      )}
    </svg>
  );
}

interface BarLabelProps {
  bar: DayBar;
  y: number;
  className?: string | undefined;
  children: string;
}

function BarLabel({ bar, y, className, children }: BarLabelProps) {
  const { pct, anchor } = labelAt(bar);
  return (
    <text className={className} x={`${pct}%`} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

function DayTable({ days }: { days: readonly DayCount[] }) {
  return (
    <div className="max-w-90 [--table-height:16.25rem]">
      <DataTable
        isSmall
        label="Tabla de simulaciones por día"
        caption="Simulaciones por día"
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          { label: 'Día', isName: true, of: ({ day }) => formatDateText(day) },
          { label: 'Simulaciones', isNumber: true, of: ({ count }) => formatInteger(count) },
        ]}
      />
    </div>
  );
}
