import { Badge } from '#shared/office/badge.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import list from '../list/rows-table.module.css';
import type { ReadLine } from '../rate-data.ts';
import type { PublishedTab } from './published-tabs.tsx';
import styles from './paste.module.css';

export interface PastePreviewProps {
  tab: PublishedTab;
  lines: readonly ReadLine[];
}

type Outcome = 'refused' | 'new' | 'changed' | 'same';

function outcomeOf({ value, before }: ReadLine): Outcome {
  if (value === null) return 'refused';
  if (before === null) return 'new';
  return before.value === value.value && before.valid_to === value.valid_to ? 'same' : 'changed';
}

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

/** What saving would do, or which lines have to be mended first. */
export function PastePreview({ tab, lines }: PastePreviewProps) {
  const outcomes = lines.map((line) => ({ line, outcome: outcomeOf(line) }));
  const numberOf = (wanted: Outcome): number => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const refused = numberOf('refused');
  const summary = [
    ...count(numberOf('new'), 'nuevo', 'nuevos'),
    ...count(numberOf('changed'), 'cambia', 'cambian'),
    ...count(numberOf('same'), 'queda igual', 'quedan igual'),
  ];
  const shown = refused > 0 ? outcomes.filter(({ outcome }) => outcome === 'refused') : outcomes;
  return (
    <div className={styles['preview']}>
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
          <b>{summary.join(', ')}.</b> Todavía no se ha guardado nada.
        </p>
      )}
      {shown.length > 0 && (
        <div className={styles['lines']} role="region" aria-label="Líneas leídas" tabIndex={0}>
          <table className={`${list['rows']} num`}>
            <thead>
              <tr>
                <th scope="col">Línea</th>
                {refused > 0 ? (
                  <>
                    <th scope="col">Texto</th>
                    <th scope="col">Motivo</th>
                  </>
                ) : (
                  <>
                    <th scope="col">Valor</th>
                    <th scope="col" className={list['number']}>
                      Antes
                    </th>
                    <th scope="col" className={list['number']}>
                      Ahora
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ line, outcome }) => (
                <tr key={line.line}>
                  <td>{line.line}</td>
                  {line.value === null ? (
                    <>
                      <td>{line.text}</td>
                      <td>{line.error}</td>
                    </>
                  ) : (
                    <>
                      <td>{tab.describe(line.value)}</td>
                      <td className={list['number']}>
                        {line.before === null ? (
                          <Badge tone="info">Nuevo</Badge>
                        ) : (
                          tab.describeValue(line.before)
                        )}
                      </td>
                      <td className={list['number']}>
                        {outcome === 'same' ? 'Igual' : <b>{tab.describeValue(line.value)}</b>}
                      </td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
