import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { formatDateText, formatInteger } from '@simulador/contracts/platform/format';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { client } from '#shared/session/client.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { SimulationLink } from './history/simulation-link.tsx';
import styles from './client-simulations.module.css';

const NOT_READ = 'No pudimos cargar las simulaciones de la persona.';

type OfClient = components['schemas']['ClientSimulationsDto'];

/** Returns the query of a client's newest simulations of all days, at most 50. */
const ofClientQuery = (uuid: string) =>
  queryOptions({
    queryKey: [SIMULATION_LISTS, 'of-client', uuid],
    queryFn: ({ signal }): Promise<OfClient> =>
      answerOf(
        client.GET('/api/simulador/clientes/{client}/simulaciones', {
          params: { path: { client: uuid }, query: { days: WINDOW_LIMITS.daysMax } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/**
 * Reads a client's simulations for the detail. `isAwaited` until the first answer: the list is above the forms, which would move when it
 * appears.
 */
export function useClientSimulations(read: SimulationRead | undefined) {
  const ofClient = useQuery({ ...ofClientQuery(read?.client ?? ''), enabled: read !== undefined });
  return { ofClient, isAwaited: ofClient.isLoading && ofClient.failureCount === 0 };
}

export interface ClientSimulationsProps {
  read: SimulationRead;
  ofClient: UseQueryResult<OfClient>;
}

/** All of the client's simulations, newest first, the open one marked; nothing if it is the only one. See docs/rules.md R714. */
export function ClientSimulations({ read, ofClient }: ClientSimulationsProps) {
  const titleId = useId();
  const failure = failureOf([ofClient], NOT_READ);
  const { results = [], count = 0 } = ofClient.data ?? {};
  if (failure === null && results.every(({ uuid }) => uuid === read.uuid)) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>Simulaciones de la persona</h3>
      {failure !== null && <FailedPart {...failure} />}
      <ul className={`${styles['simulations']} num`}>
        {results.map((each) => (
          <li key={each.uuid} className={classNames(each.uuid === read.uuid && styles['opened'])}>
            <SimulationLink uuid={each.uuid} id={each.id} isOpened={each.uuid === read.uuid} />
            <span>{formatDateText(each.fechasimulacion)}</span>
            <StateBadge>{each.estado_description}</StateBadge>
            <span>{each.unreadable ? '–' : each.desc_tipobien}</span>
            <span className={styles['amount']}>{uf(each.montocreditoUF)}</span>
          </li>
        ))}
      </ul>
      {count > results.length && (
        <p className="small muted">{`Hay ${formatInteger(count - results.length)} más antiguas: búsquelas en el listado por su RUT.`}</p>
      )}
    </section>
  );
}
