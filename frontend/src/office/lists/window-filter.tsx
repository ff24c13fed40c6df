import { useState } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { WINDOW_LIMITS, type DayWindow } from '@simulador/contracts/platform/day-window';
import { Button } from '#shared/ui/button.tsx';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { DateField } from '#shared/ui/fields/moment-field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { useStateOf } from './use-state-of.ts';
import { oldestDay, PERIODS, rangeProblem, type ChosenWindow } from './chosen-window.ts';

export interface WindowFilterProps {
  window: ChosenWindow;
  today: IsoDate;
  onChange: (window: ChosenWindow) => void;
  /** True for one line, beside other filters. */
  isChip?: boolean;
}

const RANGE = 'range';
const DEFAULT_PERIOD = String(WINDOW_LIMITS.daysDefault);
const OPTIONS = [
  ...PERIODS.map(({ days, label }) => ({ value: String(days), label })),
  { value: RANGE, label: 'Rango' },
];
/** Filter by days: a period by one press, or a range of two days. See docs/rules.md R290. */
export function WindowFilter({ window: chosen, today, onChange, isChip = false }: WindowFilterProps) {
  const [isRange, setIsRange] = useStateOf(chosen.kind === 'range');
  const choose = (value: string): void => {
    setIsRange(value === RANGE);
    if (value !== RANGE) onChange({ kind: 'period', days: Number(value) });
  };
  const value = isRange || chosen.kind === 'range' ? RANGE : String(chosen.days);
  const form = isRange && (
    <RangeForm
      range={chosen.kind === 'range' ? chosen : null}
      today={today}
      isChip={isChip}
      onFilter={(range) => onChange({ kind: 'range', ...range })}
    />
  );
  if (isChip)
    return (
      <>
        <ChipSelect
          name="period"
          label="Período"
          options={OPTIONS}
          value={value}
          onChange={choose}
          isOn={value !== DEFAULT_PERIOD}
        />
        {form}
      </>
    );
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 max-md:w-full print:hidden">
      <div className="max-md:w-full">
        <span className="mb-1 block text-14 font-semibold" aria-hidden="true">
          Período
        </span>
        <Segments
          name="period"
          legend="Período"
          options={OPTIONS}
          value={value}
          onChange={choose}
          className="min-h-10 max-md:w-full max-md:flex-wrap [&_label]:max-md:flex-auto [&_span]:min-h-8.5 [&_span]:px-1 md:[&_span]:px-3"
        />
      </div>
      {form}
    </div>
  );
}

const FIELD_OF = { from: 'initial_date', to: 'ending_date' } as const;

interface RangeFormProps {
  range: DayWindow | null;
  today: IsoDate;
  isChip: boolean;
  onFilter: (range: DayWindow) => void;
}

const RANGE_FORM =
  'grid grid-cols-2 items-start gap-3 max-md:w-full md:grid-cols-[repeat(2,minmax(148px,176px))_auto] [&_label]:mb-1 [&_label]:text-14';
const RANGE_LINE =
  'flex flex-wrap items-start gap-2 [--control:36px] [&_input]:w-33 [&_input]:px-2 [&_input]:text-14 [&_label]:sr-only';

function RangeForm({ range, today, isChip, onFilter }: RangeFormProps) {
  const [from, setFrom] = useStateOf(range?.from ?? null);
  const [to, setTo] = useStateOf(range?.to ?? null);
  const [refused, setRefused] = useState<DayWindow | null>(null);
  const isWhole = from !== null && to !== null;
  // A refusal concerns the refused days only.
  const isRefused = isWhole && refused?.from === from && refused.to === to;
  const problem = isRefused ? rangeProblem({ from, to }, today) : null;
  const filter = (): void => {
    if (!isWhole) return;
    const found = rangeProblem({ from, to }, today);
    setRefused({ from, to });
    if (found === null) onFilter({ from, to });
    else focusField(FIELD_OF[found.day]);
  };
  const errorOf = (day: keyof DayWindow) => (problem?.day === day ? problem.message : undefined);
  return (
    <form
      className={isChip ? RANGE_LINE : RANGE_FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        filter();
      }}
    >
      <DateField
        name={FIELD_OF.from}
        label="Fecha inicial"
        value={from}
        onChange={setFrom}
        min={oldestDay(today)}
        max={to ?? today}
        error={errorOf('from')}
      />
      <DateField
        name={FIELD_OF.to}
        label="Fecha final"
        value={to}
        onChange={setTo}
        min={oldestDay(today)}
        max={today}
        error={errorOf('to')}
      />
      <Button
        type="submit"
        variant="go"
        small={isChip}
        // Level with the fields, which are below their labels.
        className={isChip ? undefined : 'max-md:col-span-full md:mt-6.25'}
        disabled={!isWhole}
      >
        Filtrar
      </Button>
    </form>
  );
}
