import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addMonthsClamped, parseIsoDate } from '@simulador/contracts/platform/dates';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { RowsTable } from '../list/rows-table.tsx';
import { keyOf, publishedQuery } from './published-data.ts';
import { propose, putInForce, usePriceChanges } from '../tarifas/proposed-set.ts';
import { PasteForm } from './paste-form.tsx';
import type { PublishedTab } from './published-tabs.tsx';
import { ValueForm } from './value-form.tsx';

const NOT_LOADED = 'No pudimos cargar los valores. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos leer los valores de nuevo: pueden no estar al día.';
const IN_FORCE = 'Está vigente: los simuladores calculan con este valor.';

/** UF or TMC, with the dialog of one value and the one that pastes many. See docs/rules.md R358. */
export function PublishedView({ tab }: { tab: PublishedTab }) {
  const { table, title, isMonthly } = tab;
  const [month, setMonth] = useState(useSantiagoDay().slice(0, 7));
  const [isPasting, setPasting] = useState(false);
  const query = useQuery(publishedQuery(table, isMonthly ? month : null));
  const { proposes, isReadOnly } = usePriceChanges();
  const { values, is_ours: isOurs = true, failure } = query.data ?? {};
  const isShown = isOurs || isMonthly;
  /** Shows the month of a saved value. */
  const onSaved = (day: string): void => setMonth(day.slice(0, 7));
  return (
    <RowsTable
      {...{ title, proposes }}
      queries={[query]}
      rows={isShown ? values : []}
      texts={{
        notLoaded: NOT_LOADED,
        notCurrent: NOT_CURRENT,
        empty: !isShown ? '' : isMonthly ? 'No hay valores de este mes.' : 'Todavía no hay registros.',
      }}
      columns={tab.columns(values ?? [])}
      idOf={keyOf}
      nameOf={tab.describe}
      isOurs={isOurs && !isReadOnly}
      isFormer={query.isPlaceholderData}
      form={(value, onClose) => <ValueForm {...{ tab, value, onSaved, onClose }} />}
      remove={(value, as_read) =>
        (proposes ? propose : putInForce)([{ kind: table, row: keyOf(value), values: null, as_read }])
      }
      deletionOf={({ in_force: isInForce }) => ({ effect: isInForce && <p>{IN_FORCE}</p> })}
      keptBy={({ is_only: isOnly }) => (isOnly ? 'Único' : null)}
      actions={<Button onClick={() => setPasting(true)}>Pegar valores</Button>}
    >
      {!isOurs && <Note>{tab.ofCore}</Note>}
      {failure && (
        <Note tone="bad">
          {`${failure} Se intenta de nuevo por sí solo; los valores que ya están siguen vigentes.`}
        </Note>
      )}
      {isMonthly && <MonthSteps month={month} onChange={setMonth} />}
      {isPasting && <PasteForm {...{ tab, onSaved }} onClose={() => setPasting(false)} />}
    </RowsTable>
  );
}

const monthName = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthStepsProps {
  /** Month, e.g. `2026-11`. */
  month: string;
  onChange: (month: string) => void;
}

function MonthSteps({ month, onChange }: MonthStepsProps) {
  const first = parseIsoDate(`${month}-01`);
  const step = (months: number): void => onChange(addMonthsClamped(first, months).slice(0, 7));
  return (
    <div className="flex flex-wrap items-center justify-between gap-1 md:justify-start">
      <Button small onClick={() => step(-1)}>
        Mes anterior
      </Button>
      <b role="status" className="text-center max-md:-order-1 max-md:w-full md:min-w-40">
        {monthName.format(new Date(first))}
      </b>
      <Button small onClick={() => step(1)}>
        Mes siguiente
      </Button>
    </div>
  );
}
