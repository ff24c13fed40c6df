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
import styles from '../list/list.module.css';
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
      <header className={styles['head']}>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {isOurs && (
          <div className={styles['buttons']}>
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
        <Note className={styles['message']}>
          <p>{tab.ofCore}</p>
        </Note>
      )}
      {data?.failure && (
        <Note tone="bad" className={styles['message']}>
          <p>{`${data.failure} Se intenta de nuevo por sí solo; los valores que ya están siguen vigentes.`}</p>
        </Note>
      )}
      {outdated !== null && (
        <div className={styles['outdated']}>
          <FailedPart {...outdated} />
        </div>
      )}
      {isMonthly && <MonthSteps month={month} onChange={setMonth} />}
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando los valores…" frame={styles['failure']}>
        {({ values }) => (
          // Shows the previous month's values while the month is loading.
          <div
            className={isPlaceholderData ? styles['stale'] : undefined}
            aria-busy={isPlaceholderData}
            inert={isPlaceholderData}
          >
            {values.length === 0 ? (
              <p className={styles['none']}>
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
    <div className={styles['months']}>
      <Button small onClick={() => step(-1)}>
        Mes anterior
      </Button>
      <b role="status">{monthName.format(new Date(first))}</b>
      <Button small onClick={() => step(1)}>
        Mes siguiente
      </Button>
    </div>
  );
}
