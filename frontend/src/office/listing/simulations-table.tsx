import { Link } from 'react-router-dom';
import { mayOpen } from '@simulador/contracts/people/access';
import { formatDateText } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { detailLocation, type ListFilters } from '#shared/office/list-address.ts';
import { ContactButton } from '#shared/office/next-contact/contact-button.tsx';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import { PROFESSIONAL, reopenEntry } from '#shared/simulation/professional-entry.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import type { ListedSimulation } from './client-groups.ts';
import { CommentMark, Owner, UNREADABLE } from './newest-cells.tsx';
import { PickBox } from './pick-box.tsx';
import { RowLink } from './row-link.tsx';
import type { Selection } from './use-selection.ts';
import styles from './simulations-table.module.css';

export interface SimulationsTableProps {
  clientName: string;
  simulations: readonly ListedSimulation[];
  /** Filters of the list, which stay in force while the detail is open. */
  filters: ListFilters;
  /** Selection, for the administrator, who alone assigns; null for others. See docs/rules.md R285. */
  selection: Selection | null;
}

/** A client's simulations, newest first. */
export function SimulationsTable({ clientName, simulations, filters, selection }: SimulationsTableProps) {
  return (
    <table className={`${styles['simulations']} num`}>
      <caption className="vh">{`Simulaciones de ${clientName}`}</caption>
      <thead className={table['heads']}>
        <tr className={table['row']}>
          {selection !== null && <UnseenHead>Seleccionar</UnseenHead>}
          <th scope="col">ID</th>
          <th scope="col">Ejecutivo Comercial</th>
          <th scope="col">Tipo Inmueble</th>
          <th scope="col" data-cell="amount">
            Monto Solicitado
          </th>
          <th scope="col">Destino</th>
          <th scope="col">Estado</th>
          <th scope="col">Próximo contacto</th>
          <UnseenHead>Acciones</UnseenHead>
        </tr>
      </thead>
      <tbody>
        {simulations.map((simulation) => (
          <SimulationRow
            key={simulation.uuid}
            simulation={simulation}
            filters={filters}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  );
}

interface SimulationRowProps extends Pick<SimulationsTableProps, 'filters' | 'selection'> {
  simulation: ListedSimulation;
}

function SimulationRow({ simulation, filters, selection }: SimulationRowProps) {
  const role = roleOf(useSession());
  const { id, uuid } = simulation;
  const detail = detailLocation(filters, uuid);
  return (
    <tr className={table['row']}>
      {selection !== null && (
        <td data-cell="pick">
          <PickBox
            selection={selection}
            simulations={[simulation]}
            label={`Seleccionar la simulación ${id}`}
            bare
          />
        </td>
      )}
      <th scope="row">
        <RowLink uuid={uuid} filters={filters}>
          {id}
        </RowLink>
        <CommentMark count={simulation.comment_count} of={`la simulación ${id}`} />
        <small>{formatDateText(simulation.fechasimulacion)}</small>
      </th>
      <td data-cell="executive">
        <Owner simulation={simulation} />
      </td>
      <td data-cell="type">{simulation.unreadable ? UNREADABLE : simulation.desc_tipobien}</td>
      <td data-cell="amount">{uf(simulation.montocreditoUF)}</td>
      <td data-cell="purpose">{simulation.desc_destino}</td>
      <td data-cell="state">
        <StateBadge>{simulation.estado_description}</StateBadge>
        <Request workflow={simulation.workflow} />
      </td>
      <td data-cell="contact">
        <ContactButton contacted={simulation} />
      </td>
      <td data-cell="actions">
        {mayOpen(role, PROFESSIONAL) && !simulation.unreadable && (
          <Link className={buttonClass('low', true)} to={PROFESSIONAL} state={reopenEntry(uuid)}>
            Simular de nuevo<span className="vh">{` desde la simulación ${id}`}</span>
          </Link>
        )}
        <Link className={buttonClass('alt', true)} to={detail.to} state={detail.state}>
          Ver detalle<span className="vh">{` de la simulación ${id}`}</span>
        </Link>
      </td>
    </tr>
  );
}

/** Number of the workflow's application, and when and by whom it was sent. */
function Request({ workflow }: Pick<ListedSimulation, 'workflow'>) {
  if (workflow?.state !== 'done') return null;
  return (
    <>
      <small>
        {`Solicitud nº${workflow.request}${workflow.sent_at === null ? '' : `, ${formatInstant(new Date(workflow.sent_at))}`}`}
      </small>
      <small data-cell="sender">{workflow.sent_by}</small>
    </>
  );
}
