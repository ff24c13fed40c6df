import { Badge } from '#shared/office/badge.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { ReadLine } from './published-data.ts';
import type { PublishedTab } from './published-tabs.tsx';

const DOUBTS_SHOWN = 5;

type Outcome = 'refused' | 'new' | 'changed' | 'same';

function outcomeOf({ value, before }: ReadLine): Outcome {
  if (value === null) return 'refused';
  if (before === null) return 'new';
  return before.value === value.value && before.valid_to === value.valid_to ? 'same' : 'changed';
}

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

interface TouchedFields {
  readonly line: ReadLine;
  readonly outcome: Outcome;
}

type Columns = readonly Column<TouchedFields>[];

const REFUSED: Columns = [
  { label: 'Texto', of: ({ line }) => line.text },
  { label: 'Motivo', of: ({ line }) => line.error },
];

const changesOf = (tab: PublishedTab): Columns => [
  {
    label: 'Valor',
    of: ({ line: { value } }) => <span className="block min-w-40">{value && tab.describe(value)}</span>,
  },
  {
    label: 'Antes',
    isNumber: true,
    of: ({ line: { before } }) =>
      before === null ? <Badge tone="info">Nuevo</Badge> : tab.describeValue(before),
  },
  {
    label: 'Ahora',
    isNumber: true,
    of: ({ line: { value }, outcome }) =>
      outcome === 'same' ? 'Igual' : <b>{value && tab.describeValue(value)}</b>,
  },
];

/** Changes that saving would make, or the lines to be corrected first. */
export function PastePreview({ tab, lines }: { tab: PublishedTab; lines: readonly ReadLine[] }) {
  const outcomes = lines.map((line) => ({ line, outcome: outcomeOf(line) }));
  const numberOf = (wanted: Outcome): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const refused = numberOf('refused');
  const summary = [
    ...count(numberOf('new'), 'nuevo', 'nuevos'),
    ...count(numberOf('changed'), 'cambia', 'cambian'),
    ...count(numberOf('same'), 'queda igual', 'quedan igual'),
  ];
  const doubtful = lines.filter(({ warning }) => warning !== null);
  const shown = refused > 0 ? outcomes.filter(({ outcome }) => outcome === 'refused') : outcomes;
  return (
    <div className="grid gap-3">
      {lines.length === 0 || refused > 0 ? (
        <Note tone="bad" role="alert">
          <p>
            {lines.length === 0
              ? 'No hay ninguna línea con valores.'
              : `${count(refused, 'línea no se puede leer', 'líneas no se pueden leer').join()}. Corríjalas y vuelva a revisar: se guardan todas o ninguna.`}
          </p>
        </Note>
      ) : (
        <p role="status" className="num">
          <b>{`${summary.join(', ')}.`}</b> <span>Todavía no se ha guardado nada.</span>
        </p>
      )}
      {refused === 0 && doubtful.length > 0 && <Doubts tab={tab} doubtful={doubtful} />}
      {shown.length > 0 && (
        <DataTable
          label="Líneas leídas"
          rows={shown}
          keyOf={({ line }) => line.line}
          columns={[
            { label: 'Línea', of: ({ line }) => line.line },
            ...(refused > 0 ? REFUSED : changesOf(tab)),
          ]}
        />
      )}
    </div>
  );
}

/** Values that may be typing errors. See docs/rules.md R476. */
function Doubts({ tab, doubtful }: { tab: PublishedTab; doubtful: readonly ReadLine[] }) {
  const [isOne, more] = [doubtful.length === 1, doubtful.length - DOUBTS_SHOWN];
  return (
    <Note tone="warn" role="alert">
      <p>
        {`${count(doubtful.length, 'valor se aleja', 'valores se alejan').join()} mucho de los que hay. Revise que ${isOne ? 'sea correcto' : 'sean correctos'} antes de guardar.`}
      </p>
      <ul>
        {doubtful.slice(0, DOUBTS_SHOWN).map(({ line, value, warning }) => (
          <li key={line}>{`Línea ${line}, ${value ? tab.describeValue(value) : ''}: ${warning ?? ''}`}</li>
        ))}
        {more > 0 && <li>{`Y ${more} más.`}</li>}
      </ul>
    </Note>
  );
}
