import { Link } from 'react-router-dom';
import { detailLocation, type ListFilters } from '../lists/list-address.ts';
import { StateBadge } from '#shared/office/badge.tsx';
import { ufShort } from '#shared/simulation/figure-texts.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { ListedSimulation, ListedClient } from './client-groups.ts';
import { Owner } from './owner.tsx';
import type { Room } from './use-room.ts';

export interface SimulationsTableProps {
  client: ListedClient;
  /** Filters of the list, which stay in force while the detail is open. */
  filters: ListFilters;
  /** The list's layout: in a narrow one the simulations are cards. */
  room: Room;
}

/** A client's simulations, newest first. See docs/rules.md R281. */
export function SimulationsTable({ client, filters, room }: SimulationsTableProps) {
  const { name, simulations, simulation_count: count, attended_by: attendedBy } = client;
  return (
    <div className={classNames('rounded-md border border-line bg-surface px-2', room === 'wide' && 'ml-8')}>
      <DataTable
        label={`Simulaciones de ${name}`}
        isBare
        isSmall={room !== 'narrow'}
        rows={simulations}
        keyOf={({ uuid }) => uuid}
        columns={[
          { label: 'ID', isName: true, of: ({ id }) => id },
          {
            label: 'Ejecutivo Comercial',
            of: (each) => <Owner simulation={each} attendedBy={attendedBy} />,
          },
          {
            label: 'Tipo Inmueble',
            className: 'min-w-30 wrap-anywhere',
            of: ({ unreadable, desc_tipobien: type }) => (unreadable ? 'Cifras ilegibles' : type),
          },
          { label: 'Monto Solicitado', isNumber: true, of: ({ montocreditoUF: amount }) => ufShort(amount) },
          { label: 'Destino', of: ({ desc_destino: purpose }) => purpose },
          { label: 'Estado', of: (each) => <StateBadge>{each.estado_description}</StateBadge> },
          { label: 'Detalle', isUnseen: true, of: (each) => <Detail of={each} filters={filters} /> },
        ]}
      />
      {count > simulations.length && (
        <p className="px-2 pb-2">{`Son las ${simulations.length} más nuevas de ${count}: elija un rango de fechas para ver las demás.`}</p>
      )}
    </div>
  );
}

function Detail({ of: { id, uuid }, filters }: { of: ListedSimulation; filters: ListFilters }) {
  const { to, state } = detailLocation(filters, uuid);
  return (
    <Link className={`${buttonClass('low', true)} -mx-2`} to={to} state={state}>
      Ver detalle<span className="sr-only">{` de la simulación ${id}`}</span>
    </Link>
  );
}
