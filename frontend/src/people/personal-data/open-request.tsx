import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateText } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { REQUEST_KIND_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { Screen } from '#shared/office/screen.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Facts, type FactsProps, type ShownFact } from '#shared/ui/layout/facts.tsx';
import { AnswerForm } from './answer-form.tsx';
import {
  personFile,
  requestQuery,
  storedDataQuery,
  type PersonRequest,
  extendRequest,
  liftBlock,
  REQUEST_CHANGE,
} from './request-data.ts';
import { nameOf, RequestBadge, rutOf, TABLE_NAMES } from './request-texts.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useFileDownload } from '#shared/ui/forms/use-file-download.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { Actions } from '#shared/ui/forms/form.tsx';
import { Card } from '#shared/ui/layout/card.tsx';

const NOT_LOADED = 'No pudimos cargar esta solicitud.';

const done = (at: string, by: string | null): Pick<ShownFact, 'value' | 'note'> => ({
  value: formatInstant(new Date(at)),
  ...(by !== null && { note: by }),
});

function factsOf(request: PersonRequest): FactsProps['facts'] {
  const { answered_at: answered, lifted_at: lifted, extended, state, note, answer } = request;
  return [
    { label: 'Estado', value: <RequestBadge request={request} /> },
    { label: 'Persona', value: nameOf(request) },
    { label: 'RUT', value: <span className="whitespace-nowrap">{rutOf(request)}</span> },
    { label: 'Recibida', value: formatDateText(request.received) },
    {
      label: 'Plazo para responder',
      value: formatDateText(request.due),
      ...(extended && { note: 'Prorrogado' }),
    },
    { label: 'Registrada', ...done(request.registered_at, request.registered_by) },
    request.blocks && {
      label: 'Bloqueo',
      value: state === 'open' ? 'Vigente hasta que se responda' : 'Vigente',
    },
    answered !== null && {
      label: state === 'closed' ? 'Cerrada' : 'Respondida',
      ...done(answered, request.answered_by),
    },
    state === 'closed' && { label: 'Motivo', value: 'Se borraron los datos de la persona.', isWide: true },
    lifted !== null && { label: 'Bloqueo levantado', ...done(lifted, request.lifted_by) },
    note !== null && { label: 'Detalle', value: note, isWide: true },
    answer !== null && { label: 'Respuesta', value: answer, isWide: true },
  ];
}

/** One request: its data, what is stored about the person, and the possible actions. */
export function OpenRequest({ id }: { id: number }) {
  const query = useQuery(requestQuery(id));
  const { data: request } = query;
  return (
    <Screen title={`Solicitud N.º ${id}${request ? `: ${REQUEST_KIND_NAMES[request.kind]}` : ''}`}>
      <p className="mb-4">
        <Link to="/datos-personales">Volver a las solicitudes</Link>
      </p>
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando la solicitud…">
        {(request) => (
          <div className="grid gap-6">
            <Card label="La solicitud">
              <Facts facts={factsOf(request)} />
              <RequestActs request={request} />
            </Card>
            {request.identification !== null && <StoredData id={id} />}
            <AnswerForm request={request} />
          </div>
        )}
      </QueryPart>
    </Screen>
  );
}

/** Buttons that extend the answer's deadline or lift a block, if that is possible. */
function RequestActs({ request: { id, may_extend: mayExtend, blocks, state } }: { request: PersonRequest }) {
  const extension = useAction({
    ...REQUEST_CHANGE,
    run: extendRequest,
    done: () => 'Plazo prorrogado por 30 días.',
  });
  const lifting = useAction({ ...REQUEST_CHANGE, run: liftBlock, done: () => 'Bloqueo levantado.' });
  const mayLift = blocks && state === 'granted';
  if (!mayExtend && !mayLift) return null;
  return (
    <Actions>
      {mayExtend && (
        <Button working={extension.isWorking} workingLabel="Prorrogando…" onClick={() => extension.run(id)}>
          Prorrogar 30 días
        </Button>
      )}
      {mayLift && (
        <Button
          variant="go"
          working={lifting.isWorking}
          workingLabel="Levantando…"
          onClick={() => lifting.run(id)}
        >
          Levantar el bloqueo
        </Button>
      )}
    </Actions>
  );
}

const NOT_COUNTED = 'No pudimos ver qué se guarda de esta persona.';
const NOT_DOWNLOADED = 'No pudimos descargar los datos. Inténtelo de nuevo en unos minutos.';

/** Number of stored rows about the requesting person, and their download. */
function StoredData({ id }: { id: number }) {
  const { run, isWorking } = useFileDownload(
    () => personFile(id),
    () => `datos-solicitud-${id}.json`,
    NOT_DOWNLOADED,
  );
  return (
    <Card title="Qué se guarda de esta persona">
      <QueryPart query={useQuery(storedDataQuery(id))} failed={NOT_COUNTED} loading="Cargando…">
        {({ tables, sent }) =>
          tables.length === 0 ? (
            <p>No guardamos datos de esta persona.</p>
          ) : (
            <>
              <Facts
                look="rows"
                className="max-w-120"
                facts={tables.map(({ table, rows }) => ({
                  label: TABLE_NAMES[table] ?? table,
                  value: String(rows),
                }))}
              />
              {sent > 0 && (
                <Note tone="info">
                  {`Simulaciones que ya están en Workflow: ${sent}. Lo que se haga aquí hay que pedirlo también allí.`}
                </Note>
              )}
              <Actions>
                <Button working={isWorking} workingLabel="Descargando…" onClick={() => run()}>
                  Descargar JSON
                </Button>
              </Actions>
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}
