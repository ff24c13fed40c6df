import {
  SUPPOSED_INFLATIONS_PCT,
  type SupposedInflationPct,
} from '@simulador/contracts/calculation/inflation';
import { CurrencySwitch } from '#shared/ui/amounts/currency-switch.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { describeBasis } from './model/describe-display.ts';
import type { Conversion, Display } from './model/schedule.ts';
import styles from './schedule-view.module.css';

export interface ScheduleControlsProps {
  display: Display;
  conversion: Conversion;
  onChange: (display: Display) => void;
}

const OPTIONS = SUPPOSED_INFLATIONS_PCT.map((pct) => ({
  value: String(pct),
  label: pct === 0 ? '0\u00a0%, pesos de hoy' : `${pct}\u00a0%`,
}));

const inflationOf = (text: string): SupposedInflationPct =>
  SUPPOSED_INFLATIONS_PCT.find((pct) => String(pct) === text) ?? 0;

/** Choice of currency and, for pesos, of the assumed inflation, with an explanation. */
export function ScheduleControls({ display, conversion, onChange }: ScheduleControlsProps) {
  const { currency, inflationPct } = display;
  return (
    <div className={styles['controls']}>
      <div className={styles['currency']}>
        <span aria-hidden="true">Montos en</span>
        <CurrencySwitch
          name="schedule"
          label="los montos"
          currency={currency}
          onSwitch={(next) => onChange({ ...display, currency: next })}
        />
      </div>
      {currency === 'CLP' && (
        <RadioGroup
          name="schedule_inflation"
          label="¿Y si la UF subiera cada año?"
          options={OPTIONS}
          value={String(inflationPct)}
          onChange={(value) => onChange({ ...display, inflationPct: inflationOf(value) })}
        />
      )}
      <p className={styles['basis']} aria-live="polite">
        {describeBasis(display, conversion)}
      </p>
    </div>
  );
}
