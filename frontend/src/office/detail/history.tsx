import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@simulador/contracts/platform/instants';
import type { components } from '@simulador/contracts/generated/bff';
import { DecisionChanges } from '#shared/office/decision-changes.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { historyQuery } from '#shared/office/history-query.ts';
import styles from './detail-body.module.css';

type SimulationChange = components['schemas']['SimulationChangeDto'];

const NOT_READ = 'No pudimos mostrar los cambios de esta simulación.';
const NOT_CURRENT = 'No pudimos actualizar los cambios: pueden no estar al día.';

/** Scrolls to the unfolded content, which would otherwise be below the dialog's edge. */
function showUnfolded(part: HTMLElement | null): void {
  const details = part?.closest('details');
  if (details?.open === true) details.scrollIntoView({ block: 'nearest' });
}

/** Changes of the simulation, each with its author and time. See docs/rules.md R311. */
export function History({ simulation }: { simulation: string }) {
  return (
    <Disclosure title="Historial de cambios" onToggle={(_isOpen, details) => showUnfolded(details)}>
      <QueryPart
        query={useQuery(historyQuery(simulation))}
        failed={NOT_READ}
        outdated={NOT_CURRENT}
        loading={<Skeleton widthEm={20} label="Cargando los cambios…" />}
      >
        {(changes) =>
          changes.length === 0 ? (
            <p className="small muted">Nadie la ha cambiado desde que se ingresó.</p>
          ) : (
            <ol ref={showUnfolded} className={styles['changes']}>
              {changes.map((change, index) => (
                // Keyed by the index from the end, because new changes are added at the start.
                <Change key={changes.length - index} change={change} />
              ))}
            </ol>
          )
        }
      </QueryPart>
    </Disclosure>
  );
}

const NONE = 'ninguno';

const SEND_EVENTS: Readonly<Record<string, string>> = {
  sent: 'Enviada a Workflow',
  retried: 'Reintentada',
  cancelled: 'Envío a Workflow cancelado',
  created: 'Solicitud creada en Workflow',
};

function Change({ change }: { change: SimulationChange }) {
  return (
    <li>
      <p>
        <b>{change.by}</b>{' '}
        <time className="muted num" dateTime={change.at}>
          {formatInstant(new Date(change.at))}
        </time>
      </p>
      {change.send !== null && <p>{SEND_EVENTS[change.send]}</p>}
      <DecisionChanges change={change} />
      {change.next_contact && (
        <p>
          <span>{`Próximo contacto: de ${change.next_contact.from ?? NONE} a`}</span>{' '}
          <b>{change.next_contact.to ?? NONE}</b>
        </p>
      )}
    </li>
  );
}
