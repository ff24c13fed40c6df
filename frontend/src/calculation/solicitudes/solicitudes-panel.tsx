import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readSolicitudes, type Solicitud } from '#shared/browser/solicitudes.ts';
import { usePdfDownload } from '#shared/simulation/pdf-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import {
  filtered,
  NO_FILTERS,
  SolicitudesFilters,
  useCompanyNames,
  type CompanyNames,
} from './solicitudes-filters.tsx';

/** Staff's list of the simulations that were saved in this browser. See docs/rules.md R92. */
export function SolicitudesPanel() {
  const titleId = useId();
  const query = useQuery({
    queryKey: ['solicitudes'],
    queryFn: ({ signal }) => readSolicitudes(signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <section
      className="mt-10 grid max-w-180 justify-items-start gap-4 border-t border-line pt-6"
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>Solicitudes de este navegador</h2>
      <QueryPart
        query={query}
        failed="No pudimos leer las solicitudes."
        loading={<Skeleton widthEm={16} label="Leyendo las solicitudes" />}
      >
        {(solicitudes) =>
          solicitudes.length === 0 ? (
            <p className="text-ink-2">Aún no hay ninguna. Aparecerán aquí las simulaciones que registre.</p>
          ) : (
            <List solicitudes={solicitudes} />
          )
        }
      </QueryPart>
    </section>
  );
}

function List({ solicitudes }: { solicitudes: readonly Solicitud[] }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const names = useCompanyNames(solicitudes.some(({ broker }) => broker !== null));
  const shown = filtered(solicitudes, filters);
  return (
    <>
      <SolicitudesFilters solicitudes={solicitudes} names={names} filters={filters} onFilter={setFilters} />
      <p className="num text-14 text-ink-2" role="status">
        {shown.length === 0
          ? 'Ninguna solicitud coincide con los filtros.'
          : `${shown.length} de ${solicitudes.length}`}
      </p>
      {shown.length === 0 ? (
        <Button small onClick={() => setFilters(NO_FILTERS)}>
          Quitar los filtros
        </Button>
      ) : (
        <ul className="w-full rounded-md border border-line bg-surface">
          {shown.map((each) => (
            <SolicitudRow key={each.uuid} solicitud={each} names={names} />
          ))}
        </ul>
      )}
    </>
  );
}

function SolicitudRow({ solicitud, names }: { solicitud: Solicitud; names: CompanyNames }) {
  const { uuid, rut, broker, project } = solicitud;
  const { isWorking, run } = usePdfDownload(uuid);
  return (
    <li className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line py-3 pr-2 pl-4 not-first:border-t md:grid-cols-[8.5rem_1fr_auto] md:py-1">
      <b className="num">{rut}</b>
      <span className="max-md:row-start-2">
        <span>{broker === null ? 'Sin inmobiliaria' : names.broker(broker)}</span>
        {project !== null && <small className="block text-ink-2">{names.project(project)}</small>}
      </span>
      <Button
        variant="low"
        small
        working={isWorking}
        workingLabel="Descargando…"
        onClick={() => run()}
        className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
      >
        <Icon name="download" /> Descargar<span className="sr-only">{` la simulación de ${rut}`}</span>
      </Button>
    </li>
  );
}
