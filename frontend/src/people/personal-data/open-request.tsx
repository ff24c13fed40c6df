import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateText } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { REQUEST_KIND_NAMES } from '@simulador/contracts/people/messages/person-requests';
import { Badge } from '#shared/office/badge.tsx';
import { Screen } from '#shared/office/screen.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { FactList, type ShownFact } from '#shared/ui/layout/facts.tsx';
import { AnswerForm } from './answer-form.tsx';
import { StoredData } from './stored-data.tsx';
import styles from './personal-data.module.css';
import { requestQuery, type PersonRequest, extendRequest, liftBlock } from './request-data.ts';
import { nameOf, rutOf, statusOf } from './request-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { useRequestChange } from './use-request-change.ts';

const NOT_LOADED = 'No pudimos cargar esta solicitud.';

const done = (at: string, by: string | null): Pick<ShownFact, 'value' | 'note'> => ({
  value: formatInstant(new Date(at)),
  ...(by === null ? {} : { note: by }),
});

function factsOf(request: PersonRequest): ShownFact[] {
  const { text, tone } = statusOf(request);
  const { answered_at: answered, lifted_at: lifted, extended, state } = request;
  return [
    { label: 'Estado', value: <Badge tone={tone}>{text}</Badge> },
    { label: 'Persona', value: nameOf(request) },
    { label: 'RUT', value: <span className={styles['line']}>{rutOf(request)}</span> },
    { label: 'Recibida', value: formatDateText(request.received) },
    {
      label: 'Plazo para responder',
      value: formatDateText(request.due),
      ...(extended ? { note: 'Prorrogado' } : {}),
    },
    { label: 'Registrada', ...done(request.registered_at, request.registered_by) },
    ...(request.blocks
      ? [{ label: 'Bloqueo', value: state === 'open' ? 'Vigente hasta que se responda' : 'Vigente' }]
      : []),
    ...(answered === null
      ? []
      : [{ label: state === 'closed' ? 'Cerrada' : 'Respondida', ...done(answered, request.answered_by) }]),
    ...(state === 'closed'
      ? [{ label: 'Motivo', value: 'Se borraron los datos de la persona.', isWide: true }]
      : []),
    ...(lifted === null ? [] : [{ label: 'Bloqueo levantado', ...done(lifted, request.lifted_by) }]),
    ...(request.note === null ? [] : [{ label: 'Detalle', value: request.note, isWide: true }]),
    ...(request.answer === null ? [] : [{ label: 'Respuesta', value: request.answer, isWide: true }]),
  ];
}

/** One request: its data, what is stored about the person, and the possible actions. */
export function OpenRequest({ id }: { id: number }) {
  const query = useQuery(requestQuery(id));
  const { data: request } = query;
  const title = request ? `Solicitud N.º ${id}: ${REQUEST_KIND_NAMES[request.kind]}` : `Solicitud N.º ${id}`;
  return (
    <Screen title={title}>
      <p className={styles['back']}>
        <Link to="/datos-personales">Volver a las solicitudes</Link>
      </p>
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando la solicitud…">
        {(request) => (
          <>
            <section className={styles['card']} aria-label="La solicitud">
              <FactList facts={factsOf(request)} />
              <RequestActs request={request} />
            </section>
            {request.identification !== null && <StoredData request={request} />}
            <AnswerForm request={request} />
          </>
        )}
      </QueryPart>
    </Screen>
  );
}

/** Buttons that extend the answer's deadline or lift a block, if that is possible. */
function RequestActs({ request }: { request: PersonRequest }) {
  const { id, may_extend: mayExtend } = request;
  const mayLift = request.blocks && request.state === 'granted';
  const extension = useRequestChange({ change: extendRequest, doneText: 'Plazo prorrogado por 30 días.' });
  const lifting = useRequestChange({ change: liftBlock, doneText: 'Bloqueo levantado.' });
  const failure = extension.failure ?? lifting.failure;
  if (!mayExtend && !mayLift && failure === null) return null;
  return (
    <div className={styles['acts']}>
      <ActionFailure text={failure} />
      {mayExtend && (
        <Button
          working={extension.isPending}
          workingLabel="Prorrogando…"
          onClick={() => extension.mutate(id)}
        >
          Prorrogar 30 días
        </Button>
      )}
      {mayLift && (
        <Button
          variant="go"
          working={lifting.isPending}
          workingLabel="Levantando…"
          onClick={() => lifting.mutate(id)}
        >
          Levantar el bloqueo
        </Button>
      )}
    </div>
  );
}
