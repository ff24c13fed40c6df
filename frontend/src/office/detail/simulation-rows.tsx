import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { formatInteger, formatPct } from '@simulador/contracts/platform/format';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { SIMULATION_LISTS } from '../lists/queries.ts';
import { StateBadge } from '#shared/office/badge.tsx';
import { client } from '#shared/session/client.ts';
import { ufShort, years } from '#shared/simulation/figure-texts.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { SimulationLink } from './history/simulation-link.tsx';

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

/** Reads a client's simulations for the sheet. `isAwaited` until the first answer, so that nothing below them moves. */
export function useClientSimulations(read: SimulationRead | undefined) {
  const ofClient = useQuery({ ...ofClientQuery(read?.client ?? ''), enabled: read !== undefined });
  return { ofClient, isAwaited: ofClient.isLoading && ofClient.failureCount === 0 };
}

export interface SimulationRowsProps {
  read: SimulationRead;
  ofClient: UseQueryResult<OfClient>;
  /** Acts on the open simulation. */
  children: ReactNode;
}

/** All of the client's simulations, a line each, newest first, the open one marked, and the acts on that. See docs/rules.md R714. */
export function SimulationRows({ read, ofClient, children }: SimulationRowsProps) {
  const titleId = useId();
  const failure = failureOf([ofClient], NOT_READ);
  const { results = [], count = 0 } = ofClient.data ?? {};
  const isListed = results.some(({ uuid }) => uuid === read.uuid);
  const shown = isListed
    ? results.map((each) => (each.uuid === read.uuid ? read : each))
    : [read, ...results];
  const older = count - results.length;
  return (
    <section aria-labelledby={titleId} className="px-4 pt-2.5 pb-3">
      <h3 id={titleId} className="text-14 leading-7">
        Simulaciones{' '}
        <span className="num font-normal text-ink-2">{formatInteger(Math.max(count, shown.length))}</span>
      </h3>
      {failure !== null && <FailedPart {...failure} />}
      <ul className="num mt-0.5 mb-2 overflow-clip rounded-md border border-line">
        {shown.map((each) => (
          <SimulationRow key={each.uuid} each={each} isOpened={each.uuid === read.uuid} />
        ))}
      </ul>
      {older > 0 && (
        <p className="mb-2 text-ink-2">{`Hay ${formatInteger(older)} más antiguas: búsquelas en el listado por su RUT.`}</p>
      )}
      <div className="flex flex-wrap gap-2 [--control:36px] print:hidden">{children}</div>
    </section>
  );
}

function SimulationRow({ each, isOpened }: { each: SimulationRead; isOpened: boolean }) {
  return (
    <li className="border-t border-line first:border-t-0">
      <SimulationLink
        uuid={each.uuid}
        className="grid min-h-8.5 grid-cols-[3rem_minmax(0,1fr)_auto_7.5rem_8.5rem] items-center gap-x-2 px-3 py-0.5 text-ink no-underline hover:bg-ground focus-visible:-outline-offset-3 aria-[current]:bg-primary-tint aria-[current]:shadow-[inset_3px_0_var(--primary)] @max-[34rem]/sheet:grid-cols-[3rem_minmax(0,1fr)_auto]"
        aria-current={isOpened ? 'true' : undefined}
      >
        <span className="text-ink-2">
          <span className="sr-only">N.º </span>
          {each.id}
        </span>
        <span className="truncate">
          {each.unreadable ? '–' : `${each.desc_tipobien}, ${each.desc_destino}`}
        </span>
        <b className="text-right">{ufShort(each.montocreditoUF)}</b>
        <span className="text-ink-2 @max-[34rem]/sheet:col-start-2">
          {`${years(each.plazo)}, ${formatPct(each.tasasimulacion)}`}
        </span>
        <span className="justify-self-start">
          <StateBadge>{each.estado_description}</StateBadge>
        </span>
      </SimulationLink>
    </li>
  );
}
