import { useQuery } from '@tanstack/react-query';
import { formatDateText, formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ChosenWindow } from '../lists/chosen-window.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
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
            <figure>
              <figcaption className="leading-[1.35]">
                <span className="font-semibold">Simulaciones por día</span>
                <span className="block text-14 text-ink-2">{describeBusiest(days)}</span>
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
      className="num mt-3 block overflow-visible fill-ink-2 text-[13px]"
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
      <line className="stroke-edge" x1="0" x2="100%" y1={CHART.base + 0.5} y2={CHART.base + 0.5} />
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

export const CHART = { height: 152, top: 28, base: 124, labels: 144 } as const;

/** Share of its slot that a bar takes. */
const FILLED = 0.62;
/** Maximum width of a bar, percent, so that few days don't fill the chart. */
const WIDEST_PCT = 6;
/** A label closer to a side, in percent, is aligned with that side. */
const SIDE_PCT = 8;

export interface DayBar extends DayCount {
  readonly middlePct: number;
  readonly leftPct: number;
  readonly widthPct: number;
  readonly y: number;
  readonly height: number;
}

export function barsOf(days: readonly DayCount[]): DayBar[] {
  const most = Math.max(...days.map(({ count }) => count), 1);
  const slotPct = 100 / days.length;
  const widthPct = Math.min(slotPct * FILLED, WIDEST_PCT);
  return days.map(({ day, count }, index) => {
    const middlePct = slotPct * (index + 0.5);
    const height = ((CHART.base - CHART.top) * count) / most;
    return {
      day,
      count,
      middlePct,
      leftPct: middlePct - widthPct / 2,
      widthPct,
      y: CHART.base - height,
      height,
    };
  });
}

/** Returns the first of the days with the most simulations; null if there are none. */
export const busiestOf = <Day extends DayCount>(days: readonly Day[]): Day | null =>
  days.reduce<Day | null>((most, day) => (day.count > (most?.count ?? 0) ? day : most), null);

export interface LabelPlace {
  readonly pct: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Returns the position of a bar's label: centred on the bar, or at its outer edge if the bar is near a side. */
export function labelAt({ middlePct, leftPct, widthPct }: DayBar): LabelPlace {
  if (middlePct < SIDE_PCT) return { pct: leftPct, anchor: 'start' };
  if (middlePct > 100 - SIDE_PCT) return { pct: leftPct + widthPct, anchor: 'end' };
  return { pct: middlePct, anchor: 'middle' };
}
