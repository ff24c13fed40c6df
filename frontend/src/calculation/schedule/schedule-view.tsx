import { useDeferredValue, useMemo, useState } from 'react';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import { Pairs } from '#shared/ui/layout/pairs.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { ScheduleChart } from './schedule-chart.tsx';
import { ScheduleDownload } from './schedule-download.tsx';
import {
  displaySchedule,
  type Conversion,
  type Display,
  type DisplayedSchedule,
  type ScheduleAnswer,
} from './model/schedule.ts';
import { ScheduleTable } from './schedule-table.tsx';
import styles from './schedule-view.module.css';
import { formatClp, formatUf } from '@simulador/contracts/platform/format';
import { ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import {
  SUPPOSED_INFLATIONS_PCT,
  type SupposedInflationPct,
} from '@simulador/contracts/calculation/inflation';
import { CurrencySwitch } from '#shared/ui/amounts/currency-switch.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { describeBasis } from './model/describe-display.ts';

interface ScheduleControlsProps {
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
function ScheduleControls({ display, conversion, onChange }: ScheduleControlsProps) {
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
          onChange={({ target }) => onChange({ ...display, inflationPct: inflationOf(target.value) })}
        />
      )}
      <p className={styles['basis']} aria-live="polite">
        {describeBasis(display, conversion)}
      </p>
    </div>
  );
}

interface ScheduleNotesProps {
  answer: ScheduleAnswer;
  display: Display;
  conversion: Conversion;
}

/** Formats an amount in the table's currency. Pesos are today's, because amounts that grow with inflation can't be compared. */
const written = (amountUf: number, { currency }: Display, { ufValueClp }: Conversion): string =>
  currency === 'UF'
    ? formatUf(ufFromNumber(amountUf))
    : formatClp(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(ufValueClp)));

/** Notes on what may look inconsistent in the table. */
function ScheduleNotes({ answer, display, conversion }: ScheduleNotesProps) {
  const { graceMonths } = conversion;
  const textFor = useAudienceText();
  const [first] = answer.rows;
  const last = answer.rows.at(-1);
  const differs = first !== undefined && last !== undefined && first.payment !== last.payment;
  const isSupposed = display.currency === 'CLP' && display.inflationPct > 0;
  return (
    <ul className={styles['notes']}>
      {differs && (
        <li>
          {`${isSupposed ? 'En pesos de hoy, el' : 'El'} último dividendo es de ${written(last.payment, display, conversion)} y los demás de ${written(first.payment, display, conversion)}: recoge lo que deja el redondeo a cuatro decimales. Por eso el total difiere un poco del costo total del crédito.`}
        </li>
      )}
      {graceMonths > 0 && (
        <li>{`${graceMonths === 1 ? 'En el mes de gracia' : `En los ${graceMonths} meses de gracia`}${textFor(' no pagas', ' no se paga')}: sus intereses se suman al capital.`}</li>
      )}
      {display.currency === 'CLP' ? (
        <li>{LEGAL_NOTES.roundedPesos}</li>
      ) : (
        <li>
          {`Cada saldo es el anterior menos el capital de la cuota, y el capital suma el crédito${graceMonths > 0 ? ' con los intereses de la gracia' : ''}.`}
        </li>
      )}
      <li>Los años son los del crédito: cada uno tiene doce cuotas. El saldo es el que queda al final.</li>
    </ul>
  );
}

export interface ScheduleViewProps extends ScheduleProps {
  answer: ScheduleAnswer;
}

/** The schedule as a chart and a table of the same numbers, in UF or pesos, with a spreadsheet download. */
export function ScheduleView({ answer, request, ufValueClp, ufDate }: ScheduleViewProps) {
  const isForStaff = useIsForStaff();
  const [display, setDisplay] = useState<Display>({ currency: isForStaff ? 'UF' : 'CLP', inflationPct: 0 });
  const graceMonths = request.mesesgracia ?? 0;
  const conversion: Conversion = useMemo(
    () => ({ ufValueClp, ufDate, graceMonths }),
    [ufValueClp, ufDate, graceMonths],
  );
  const shown = useMemo(
    () => ({ display, schedule: displaySchedule(answer, display, conversion) }),
    [answer, display, conversion],
  );
  const { schedule } = shown;
  // Rerendering all months takes a slow phone so long that the pressed control has to be painted first.
  const tabled = useDeferredValue(shown);
  return (
    <div className={`${styles['view']} num`}>
      <ScheduleControls display={display} conversion={conversion} onChange={setDisplay} />
      <div className={styles['overview']}>
        <ScheduleChart schedule={schedule} display={display} />
        <ScheduleTotals schedule={schedule} />
      </div>
      <ScheduleTable {...tabled} />
      <ScheduleNotes answer={answer} display={display} conversion={conversion} />
      <ScheduleDownload answer={answer} conversion={conversion} inflationPct={display.inflationPct} />
    </div>
  );
}

function ScheduleTotals({ schedule }: { schedule: DisplayedSchedule }) {
  const textFor = useAudienceText();
  const { years, total, money } = schedule;
  return (
    <div className={styles['totals']}>
      <h3>{`En ${years.length} años ${textFor('pagas', 'se paga')}`}</h3>
      <Pairs
        pairs={[
          { label: 'Capital', value: money(total.capital) },
          { label: 'Intereses', value: money(total.interest) },
          { label: 'Seguros', value: money(total.insurance) },
          { label: 'Total', value: money(total.payment), isSum: true },
        ]}
      />
    </div>
  );
}
