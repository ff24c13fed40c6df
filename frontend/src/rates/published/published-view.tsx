import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addMonthsClamped, parseIsoDate } from '@simulador/contracts/platform/dates';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { useEdited, type OnEditing } from '../form/use-edited.ts';
import { RowsTable } from '../list/rows-table.tsx';
import { deleteValue, keyOf, publishedQuery, type StoredValue } from './published-data.ts';
import { propose, usePriceChanges } from '../tarifas/proposed-set.ts';
import { PasteForm } from './paste-form.tsx';
import type { PublishedTab } from './published-tabs.tsx';
import { ValueForm } from './value-form.tsx';

const NOT_LOADED = 'No pudimos cargar los valores. Inténtelo de nuevo en unos minutos.';
const NOT_CURRENT = 'No pudimos leer los valores de nuevo: pueden no estar al día.';

const IN_FORCE = 'Está vigente: los simuladores calculan con este valor.';

type Edited = StoredValue | 'new' | 'pasted';

/** UF or TMC: the list, the form of one value, or the form that pastes many. See docs/rules.md R358. */
export function PublishedView({ tab, onEditing }: { tab: PublishedTab; onEditing: OnEditing }) {
  const { table, title, isMonthly } = tab;
  const [month, setMonth] = useState(useSantiagoDay().slice(0, 7));
  const query = useQuery(publishedQuery(table, isMonthly ? month : null));
  const [edited, setEdited] = useEdited<Edited>(onEditing);
  const [ended, setEnded] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const outdated = outdatedOf([query], NOT_CURRENT);
  const { data, isPlaceholderData } = query;
  const { proposes, isReadOnly } = usePriceChanges();
  /** Closes the form and shows the month of the saved value. */
  const onEnd = (savedDay?: string): void => {
    if (savedDay !== undefined) setMonth(savedDay.slice(0, 7));
    setEnded(edited === null || typeof edited === 'string' ? edited : keyOf(edited));
    setEdited(null);
  };
  if (edited === 'pasted') return <PasteForm tab={tab} onEnd={onEnd} />;
  if (edited !== null) return <ValueForm tab={tab} onEnd={onEnd} value={edited === 'new' ? null : edited} />;
  const isOurs = data?.is_ours === true && !isReadOnly;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-6">
        <h2 tabIndex={-1} ref={heading} className="text-20">
          {title}
        </h2>
        {isOurs && (
          <div className="flex flex-wrap gap-3">
            <Button autoFocus={ended === 'pasted'} onClick={() => setEdited('pasted')}>
              Pegar valores
            </Button>
            <Button variant="go" autoFocus={ended === 'new'} onClick={() => setEdited('new')}>
              <Icon name="plus" />
              Nuevo
            </Button>
          </div>
        )}
      </header>
      {data?.is_ours === false && (
        <Note className="mx-4 mb-4 md:mx-6">
          <p>{tab.ofCore}</p>
        </Note>
      )}
      {data?.failure && (
        <Note tone="bad" className="mx-4 mb-4 md:mx-6">
          <p>{`${data.failure} Se intenta de nuevo por sí solo; los valores que ya están siguen vigentes.`}</p>
        </Note>
      )}
      {outdated !== null && (
        <div className="px-4 pb-4 md:px-6">
          <FailedPart {...outdated} />
        </div>
      )}
      {isMonthly && <MonthSteps month={month} onChange={setMonth} />}
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando los valores…" frame="p-6">
        {({ values }) => (
          // Shows the previous month's values while the month is loading.
          <div
            className={isPlaceholderData ? 'opacity-55' : undefined}
            aria-busy={isPlaceholderData}
            inert={isPlaceholderData}
          >
            {values.length === 0 ? (
              <p className="mx-4 mb-6 md:mx-6">
                {isMonthly ? 'No hay valores de este mes.' : 'Todavía no hay registros.'}
              </p>
            ) : (
              (isOurs || isMonthly) && (
                <RowsTable
                  title={title}
                  heading={heading}
                  ended={ended}
                  idOf={keyOf}
                  rows={values}
                  columns={tab.columns(values)}
                  nameOf={tab.describe}
                  onEdit={isOurs ? setEdited : null}
                  proposes={proposes}
                  remove={(value, tag) =>
                    proposes
                      ? propose([{ kind: table, row: keyOf(value), values: null }])
                      : deleteValue(table, value, tag)
                  }
                  consequenceOf={({ in_force: isInForce }) => (isInForce ? IN_FORCE : null)}
                  keptBy={({ is_only: isOnly }) => (isOnly ? 'Único' : null)}
                />
              )
            )}
          </div>
        )}
      </QueryPart>
    </>
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
    <div className="flex flex-wrap items-center justify-between gap-1 px-4 pb-4 md:justify-start md:px-6">
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
