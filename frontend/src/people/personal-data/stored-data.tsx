import { useQuery } from '@tanstack/react-query';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useFileDownload } from '#shared/ui/forms/use-file-download.ts';
import { Actions } from '#shared/ui/forms/form.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { type FileFormat, storedDataQuery, personFile, type PersonRequest } from './request-data.ts';
import { tableName } from './request-texts.ts';

const NOT_LOADED = 'No pudimos ver qué se guarda de esta persona.';
const NOT_DOWNLOADED = 'No pudimos descargar los datos. Inténtelo de nuevo en unos minutos.';

/** Number of stored rows about the requesting person, and their download. */
export function StoredData({ request: { id } }: { request: PersonRequest }) {
  return (
    <Card title="Qué se guarda de esta persona">
      <QueryPart query={useQuery(storedDataQuery(id))} failed={NOT_LOADED} loading="Cargando…">
        {({ tables, sent }) =>
          tables.length === 0 ? (
            <p>No guardamos datos de esta persona.</p>
          ) : (
            <>
              <Facts
                look="rows"
                className="max-w-120"
                facts={tables.map(({ table, rows }) => ({ label: tableName(table), value: String(rows) }))}
              />
              {sent > 0 && (
                <Note tone="info">
                  <p>{`Simulaciones que ya están en Workflow: ${sent}. Lo que se haga aquí hay que pedirlo también allí.`}</p>
                </Note>
              )}
              <Downloads id={id} />
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}

function Downloads({ id }: { id: number }) {
  const { run, isWorking, input } = useFileDownload(
    (format: FileFormat) => personFile(id, format),
    (format) => `datos-solicitud-${id}.${format}`,
    NOT_DOWNLOADED,
  );
  return (
    <Actions>
      {(['json', 'csv'] as const).map((format) => (
        <Button
          key={format}
          working={isWorking && input === format}
          workingLabel="Descargando…"
          onClick={() => run(format)}
        >{`Descargar ${format.toUpperCase()}`}</Button>
      ))}
    </Actions>
  );
}
