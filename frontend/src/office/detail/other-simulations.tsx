import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { formatDateText, formatInteger } from '@simulador/contracts/platform/format';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { otherDetail } from '#shared/office/list-address.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { client } from '#shared/session/client.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import styles from './other-simulations.module.css';

const NOT_READ = 'No pudimos cargar las otras simulaciones de la persona.';

/** Returns the query of a client's newest simulations of all days, at most 50. */
const ofClientQuery = (uuid: string) =>
  queryOptions({
    queryKey: [SIMULATION_LISTS, 'of-client', uuid],
    queryFn: ({ signal }): Promise<components['schemas']['ClientSimulationsDto']> =>
      answerOf(
        client.GET('/api/simulador/clientes/{client}/simulaciones', {
          params: { path: { client: uuid }, query: { days: WINDOW_LIMITS.daysMax } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** The client's other simulations, newest first; nothing if there are none. See docs/rules.md R714. */
export function OtherSimulations({ read }: { read: SimulationRead }) {
  const answer = useQuery(ofClientQuery(read.client));
  const failure = failureOf([answer], NOT_READ);
  const others = (answer.data?.results ?? []).filter(({ uuid }) => uuid !== read.uuid);
  if (failure === null && others.length === 0) return null;
  const unlistedCount = (answer.data?.count ?? 0) - (answer.data?.results.length ?? 0);
  return (
    <section aria-label="Otras simulaciones de la persona">
      <h3>Otras simulaciones de la persona</h3>
      {failure !== null && <FailedPart {...failure} />}
      <ul className={`${styles['others']} num`}>
        {others.map((other) => (
          <li key={other.uuid}>
            <OtherLink uuid={other.uuid} id={other.id} />
            <span>{formatDateText(other.fechasimulacion)}</span>
            <StateBadge>{other.estado_description}</StateBadge>
            <span>{other.unreadable ? '–' : other.desc_tipobien}</span>
            <span className={styles['amount']}>{uf(other.montocreditoUF)}</span>
          </li>
        ))}
      </ul>
      {unlistedCount > 0 && (
        <p className="small muted">{`Hay ${formatInteger(unlistedCount)} más antiguas: búsquelas en el listado por su RUT.`}</p>
      )}
    </section>
  );
}

/** Link to another simulation's detail in place of this one. Closing that one leads where closing this one does. */
function OtherLink({ uuid, id }: Pick<SimulationRead, 'uuid' | 'id'>) {
  const { pathname, search, state } = useLocation();
  const entry = { ...(state as object | null), isEntered: true };
  return (
    <Link to={{ pathname, search: otherDetail(search, uuid) }} state={entry} replace>
      {`ID ${id}`}
    </Link>
  );
}
