import { formatInteger } from '@simulador/contracts/platform/format';
import { Badge } from '#shared/office/badge.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { ReadLine } from './published-data.ts';
import { quoted } from '../tarifas/describe.ts';
import type { PublishedTab } from './published-tabs.tsx';

const isSame = ({ value, before }: ReadLine): boolean =>
  before !== null && before.value === value?.value && before.valid_to === value.valid_to;

type PastePreviewProps = Record<'text', string> & { tab: PublishedTab; lines: readonly ReadLine[] };

/** Changes that saving would make, the doubtful ones first, or the lines to be corrected before. See docs/rules.md R476. */
export function PastePreview({ tab, lines, text }: PastePreviewProps) {
  const unread = text
    .split(/\r\n|\n|\r/)
    .filter((line, index) => line.trim() !== '' && lines.every((read) => read.line !== index + 1));
  const refused = lines.filter(({ error }) => error !== null);
  const doubtful = lines.filter(({ warning }) => warning !== null);
  const isRefused = refused.length > 0;
  const shown = isRefused ? refused : [...doubtful, ...lines.filter(({ warning }) => warning === null)];
  return (
    <>
      {lines.length === 0 || isRefused ? (
        <Note tone="bad" role="alert">
          {lines.length === 0 ? 'No hay ninguna línea con valores.' : refusalText(refused.length)}
        </Note>
      ) : (
        <p role="status" className="num">
          {`Valores que cambian: ${formatInteger(lines.filter((line) => !isSame(line)).length)} de ${formatInteger(lines.length)}. Todavía no se ha guardado nada.`}
        </p>
      )}
      {!isRefused && doubtful.length > 0 && (
        <Note tone="warn" role="alert">
          {doubtText(doubtful.length)}
        </Note>
      )}
      {lines.length > 0 && unread.length > 0 && <Note tone="warn">{unreadText(unread)}</Note>}
      {shown.length > 0 && (
        <DataTable
          label="Líneas leídas"
          rows={shown}
          keyOf={({ line }) => line}
          below={({ warning }) => warning}
          columns={[
            { label: 'Línea', of: ({ line }) => line },
            { label: 'Valor', of: ({ value, text }) => (value ? tab.describe(value) : text) },
            ...(isRefused
              ? [{ label: 'Motivo', of: ({ error }: ReadLine) => error }]
              : [
                  {
                    label: 'Antes',
                    isNumber: true,
                    of: ({ before }: ReadLine) =>
                      before ? tab.describeValue(before) : <Badge tone="info">Nuevo</Badge>,
                  },
                  {
                    label: 'Ahora',
                    isNumber: true,
                    of: (line: ReadLine) =>
                      isSame(line) ? 'Igual' : <b>{line.value && tab.describeValue(line.value)}</b>,
                  },
                ]),
          ]}
        />
      )}
    </>
  );
}

const unreadText = (lines: readonly string[]): string =>
  `${lines.length === 1 ? 'Esta línea no tiene números y no se lee' : `Estas ${lines.length} líneas no tienen números y no se leen`}: ${quoted(lines)}.`;

const refusalText = (count: number): string =>
  count === 1
    ? '1 línea no se puede leer. Corríjala y vuelva a revisar: se guardan todas o ninguna.'
    : `${formatInteger(count)} líneas no se pueden leer. Corríjalas y vuelva a revisar: se guardan todas o ninguna.`;

const doubtText = (count: number): string =>
  count === 1
    ? '1 valor se aleja mucho de los que hay. Revise que sea correcto antes de guardar.'
    : `${formatInteger(count)} valores se alejan mucho de los que hay. Revise que sean correctos antes de guardar.`;
