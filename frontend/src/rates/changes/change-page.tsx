import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { nextDay, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatInteger } from '@simulador/contracts/platform/format';
import { formatTime } from '@simulador/contracts/platform/instants';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { ChangeBar } from './change-bar.tsx';
import { CHANGES, impactQuery, type RateSheet } from '../tarifas/change-data.ts';
import { ChangeHistory, ReturnReason } from './change-history.tsx';
import { ChangeRates } from './change-rates.tsx';
import { instantOfSet, STATE_TEXT, STATE_TONE } from './change-texts.ts';
import { approvalError, type Effect, EffectFields, effectOf } from '../grid/effect-fields.tsx';

const DELETED = 'Este cambio ya no existe: lo eliminaron. Lo que ve sigue aquí para que lo copie.';
const NO_IMPACT = 'No pudimos calcular el impacto.';
const WARNINGS_SHOWN = 8;

export interface ChangePageProps {
  sheet: RateSheet;
  tables: RateTables;
  isDeleted: boolean;
}

/** Page of a set of changes: its lines, its day, its impact, its history and the reader's next act. */
export function ChangePage({ sheet, tables, isDeleted }: ChangePageProps) {
  const today = useSantiagoDay();
  const [chosen, setEffect] = useState<Effect | null>(null);
  const effect = chosen ?? effectOf(instantOfSet(sheet));
  const isDecided = sheet.state === 'in_force' || sheet.state === 'replaced';
  const products = [...new Set(sheet.changes.map(({ product }) => product))];
  const others = sheet.lines.filter(({ kind }) => kind !== 'rate');
  const far = sheet.lines.filter(({ warnings }) => warnings.length > 0);
  return (
    <Screen
      isDense
      title={sheet.name}
      aside={
        <p className="mr-auto flex items-center gap-3">
          <Badge tone={STATE_TONE[sheet.state]}>{STATE_TEXT[sheet.state]}</Badge>
          <Link to={CHANGES}>Todos los cambios</Link>
        </p>
      }
    >
      <div className="mb-4 grid gap-3 [&_*]:scroll-mb-28">
        {isDeleted && (
          <Note small tone="warn" role="alert">
            {DELETED}
          </Note>
        )}
        {sheet.state === 'returned' && (
          <Note small tone="warn">
            <ReturnReason sheet={sheet} />
          </Note>
        )}
        {!isDecided && <Doubts far={far} />}
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-3">
            {products.map((product) => (
              <ChangeRates key={product} {...{ sheet, tables, product }} />
            ))}
            {others.length > 0 && <OtherLines lines={others} />}
            {sheet.change_count === 0 && <p className="text-ink-2">Todavía no cambia ningún valor.</p>}
          </div>
          <div className="grid gap-3">
            <Rise {...{ sheet, effect, today }} isChosen={chosen !== null} onChange={setEffect} />
            {sheet.rate_count > 0 && !isDecided && <ImpactCard sheet={sheet} />}
            <ChangeHistory sheet={sheet} />
          </div>
        </div>
      </div>
      {!isDeleted && (
        <ChangeBar
          {...{ sheet, tables, effect }}
          isMoved={chosen !== null}
          effectError={effect.day === null ? undefined : approvalError(effect)}
          hasDoubts={far.length > 0}
        />
      )}
    </Screen>
  );
}

/** Doubtful values of a set, before it is sent or approved. */
function Doubts({ far }: { far: RateSheet['lines'] }) {
  if (far.length === 0) return null;
  const texts = far.map(
    ({ label, after, warnings }) => `${label}, ${after ?? 'se elimina'}: ${warnings.join(' ')}`,
  );
  return (
    <Note small tone="bad">
      <ul>
        {texts.slice(0, WARNINGS_SHOWN).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {texts.length > WARNINGS_SHOWN && <li>{`Y ${formatInteger(texts.length - WARNINGS_SHOWN)} más.`}</li>}
      </ul>
    </Note>
  );
}

/** Returns the figures of a row, one below the other. */
const inLines = (figures: string): ReactNode =>
  figures.split('; ').map((each) => (
    <span key={each} className="block">
      {each}
    </span>
  ));

function OtherLines({ lines }: Pick<RateSheet, 'lines'>) {
  return (
    <Card title="Otros valores">
      <DataTable
        isBare
        label="Otros valores"
        rows={lines}
        keyOf={({ kind, label }) => `${kind} ${label}`}
        columns={[
          { label: 'Valor', isName: true, of: ({ label }) => label },
          { label: 'Antes', isNumber: true, of: ({ before }) => inLines(before ?? 'Nuevo') },
          { label: 'Después', isNumber: true, of: ({ after }) => <b>{inLines(after ?? 'Se elimina')}</b> },
        ]}
      />
    </Card>
  );
}

interface RiseProps {
  sheet: RateSheet;
  effect: Effect;
  today: ReturnType<typeof useSantiagoDay>;
  isChosen: boolean;
  onChange: (effect: Effect | null) => void;
}

const weekday = new Intl.DateTimeFormat('es-CL', { weekday: 'long', timeZone: 'UTC' });
const inTitle = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Instant from which a set is in force, which its author and its approver may change. See docs/rules.md R901, R903. */
function Rise({ sheet, effect, today, isChosen, onChange }: RiseProps) {
  const { state, actions } = sheet;
  const mayChange = actions.includes('approve') || actions.includes('submit');
  const at = instantOfSet(sheet);
  return (
    <Card title="Rige">
      {isChosen ? (
        <EffectFields
          name="effect"
          today={today}
          value={effect}
          error={approvalError(effect)}
          onChange={onChange}
        />
      ) : at === null ? (
        <p className="text-20 font-bold">{state === 'returned' ? 'Todavía no' : 'Al aprobarse'}</p>
      ) : (
        <>
          <p className="num text-20 font-bold">
            {`${inTitle(weekday.format(new Date(`${santiagoDate(new Date(at))}T00:00:00Z`)))} ${formatDate(santiagoDate(new Date(at)))}`}
          </p>
          <p className="num text-ink-2">{`A las ${formatTime(new Date(at))}, hora de Santiago.`}</p>
        </>
      )}
      {mayChange && (
        <span className="-ml-3">
          <Button
            small
            variant="low"
            onClick={() =>
              onChange(
                isChosen ? null : effect.day === null ? { day: nextDay(today), time: '00:00' } : effect,
              )
            }
          >
            {isChosen ? 'Dejar el día pedido' : 'Cambiar el día'}
          </Button>
        </span>
      )}
    </Card>
  );
}

const COUNTS = [
  { name: 'higher', label: 'Suben' },
  { name: 'lower', label: 'Bajan' },
  { name: 'above_tmc', label: 'Quedan sobre la TMC' },
] as const;

/** Effect of a set on the simulations of the last 90 days, in three numbers. See docs/rules.md R595. */
function ImpactCard({ sheet }: { sheet: RateSheet }) {
  const query = useQuery(impactQuery(sheet));
  if (query.isError) return <QueryPart query={query} failed={NO_IMPACT} />;
  const impact = query.data ?? null;
  return (
    <Card title="Simulaciones vigentes">
      <dl className="num flex gap-6" aria-busy={impact === null || undefined}>
        {COUNTS.map(({ name, label }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd
              className={
                name === 'above_tmc' && (impact?.above_tmc ?? 0) > 0
                  ? 'text-20 font-bold text-bad'
                  : 'text-20 font-bold'
              }
            >
              {impact === null ? '…' : formatInteger(impact[name])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 text-ink-2">Guardadas en los últimos 90 días.</p>
    </Card>
  );
}
