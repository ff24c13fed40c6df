import { useDeferredValue, useMemo, useState } from 'react';
import {
  SUPPOSED_INFLATIONS_PCT,
  type SupposedInflationPct,
} from '@simulador/contracts/calculation/peso-schedule';
import type { Currency } from '@simulador/contracts/platform/money';
import { loadPart } from '#shared/browser/load-part.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { CURRENCIES } from '#shared/ui/amounts/currency-switch.tsx';
import { Choice } from '../fields/choice.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { Segments } from '#shared/ui/fields/segments.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import type { ScheduleProps } from '../figures/shown.ts';
import { displaySchedule, type Conversion, type ScheduleAnswer } from './model/schedule.ts';
import { describeUnit, firstYearText, halfYear, lastPaymentText } from './model/schedule-texts.ts';
import { workbookSheets, type WorkbookInput } from './model/workbook.ts';
import { ScheduleTable, type Grouping } from './schedule-table.tsx';

export interface ScheduleViewProps extends ScheduleProps {
  answer: ScheduleAnswer;
}

const GROUPINGS = [
  { value: 'year', label: 'Año' },
  { value: 'month', label: 'Mes' },
] as const;
const INFLATIONS = SUPPOSED_INFLATIONS_PCT.map((pct) => ({
  value: String(pct) as `${SupposedInflationPct}`,
  label: `${pct}\u00a0%`,
}));

/** The schedule as a sentence and a table, by year or month, in UF or pesos, with a spreadsheet download. See docs/rules.md R783. */
export function ScheduleView({ answer, request, ufValueClp, ufDate }: ScheduleViewProps) {
  const isForStaff = useIsForStaff();
  const textFor = useAudienceText();
  const [grouping, setGrouping] = useState<Grouping>('year');
  const [currency, setCurrency] = useState<Currency>(isForStaff ? 'UF' : 'CLP');
  const [inflationPct, setInflationPct] = useState<SupposedInflationPct>(0);
  const graceMonths = request.mesesgracia ?? 0;
  const creditUf = request.montocredito;
  const conversion: Conversion = useMemo(
    () => ({ ufValueClp, ufDate, creditUf, graceMonths, inflationPct }),
    [ufValueClp, ufDate, creditUf, graceMonths, inflationPct],
  );
  const unit = describeUnit(currency, conversion, useSantiagoDay());
  const shown = useMemo(
    () => ({ unit, grouping, schedule: displaySchedule(answer, currency, conversion) }),
    [answer, currency, grouping, conversion, unit],
  );
  // Rerendering all months takes a slow phone so long that the pressed control has to be painted first.
  const tabled = useDeferredValue(shown);
  const half = halfYear(answer, creditUf);
  const last = lastPaymentText(answer, currency, conversion);
  return (
    <div className="num grid min-w-0 gap-3">
      <div>
        <h2 className="text-20 text-balance">{firstYearText(answer)}</h2>
        <p className="mt-1 text-ink-2" role="status">
          {half !== null && `A los ${half} años ${textFor('debes', 'se debe')} menos de la mitad. `}
          {`En ${unit}.`}
          {currency === 'CLP' &&
            inflationPct > 0 &&
            ' Es un supuesto, no un pronóstico. Cada mes tiene su propia UF: los saldos se reajustan.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-14 text-ink-2 *:*:m-0! *:flex *:items-center *:gap-2 *:*:self-center! *:*:font-normal! print:hidden">
        <Choice
          name="schedule_grouping"
          legend="Ver por"
          options={GROUPINGS}
          value={grouping}
          onChange={setGrouping}
        />
        <Choice
          name="schedule_currency"
          legend="Montos en"
          options={CURRENCIES}
          value={currency}
          onChange={setCurrency}
        />
      </div>
      <ScheduleTable key={tabled.grouping} {...tabled} />
      {last !== null && <p className="text-14 text-ink-2">{last}</p>}
      {currency === 'CLP' && (
        <Disclosure title="¿Y si la UF subiera cada año?" className="text-14 print:hidden">
          <Segments
            name="schedule_inflation"
            legend="¿Y si la UF subiera cada año?"
            options={INFLATIONS}
            value={`${inflationPct}`}
            onChange={(pct) => setInflationPct(Number(pct) as SupposedInflationPct)}
          />
        </Disclosure>
      )}
      <Download answer={answer} conversion={conversion} />
    </div>
  );
}

/** Button that downloads the schedule as a spreadsheet. The code that writes it is loaded on demand. */
function Download(input: WorkbookInput) {
  const [isWorking, setWorking] = useState(false);
  const toast = useToast();
  const textFor = useAudienceText();
  const download = (): void => {
    setWorking(true);
    loadPart(() => import('./model/save-workbook.ts'))
      .then(({ saveWorkbook }) => saveWorkbook(workbookSheets(input)))
      .catch(() =>
        toast.show(`No pudimos crear el archivo. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`, {
          tone: 'bad',
        }),
      )
      .finally(() => setWorking(false));
  };
  return (
    <p>
      <Button
        variant="low"
        small
        className="px-0!"
        working={isWorking}
        workingLabel="Creando el archivo…"
        onClick={download}
      >
        Descargar cuadro (.xlsx)
      </Button>
    </p>
  );
}
