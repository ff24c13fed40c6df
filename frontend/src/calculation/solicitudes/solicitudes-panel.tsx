import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readSolicitudes, type Solicitud } from '#shared/browser/solicitudes.ts';
import { usePdfDownload } from '#shared/simulation/use-pdf-download.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { filtered, NO_FILTERS } from './filter.ts';
import { useCompanyNames, type CompanyNames } from './company-names.ts';
import { SolicitudesFilters } from './solicitudes-filters.tsx';
import styles from './solicitudes-panel.module.css';

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
    <section className={styles['panel']} aria-labelledby={titleId}>
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
        <ul className={styles['list']}>
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
    <li className={styles['row']}>
      <b className="num">{rut}</b>
      <span>
        <span>{broker === null ? 'Sin inmobiliaria' : names.broker(broker)}</span>
        {project !== null && <small>{names.project(project)}</small>}
      </span>
      <Button variant="low" small working={isWorking} workingLabel="Descargando…" onClick={() => run()}>
        <Icon name="download" /> Descargar<span className="sr-only">{` la simulación de ${rut}`}</span>
      </Button>
    </li>
  );
}
