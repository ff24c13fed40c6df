import { Link } from 'react-router-dom';
import { mayOpen } from '@simulador/contracts/people/access';
import { formatDateText } from '@simulador/contracts/platform/format';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { detailLocation, type ListFilters } from '#shared/office/list-address.ts';
import { ContactButton } from '#shared/office/next-contact/contact-button.tsx';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import { PROFESSIONAL, reopenEntry } from '#shared/simulation/professional-entry.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import type { ListedSimulation } from './client-groups.ts';
import { CommentMark, Owner, UNREADABLE } from './shown-cells.tsx';
import { PickBox } from './pick-box.tsx';
import { RowLink } from './row-link.tsx';
import { StateButton } from './state-button.tsx';
import type { RowDialogs } from './use-row-dialogs.tsx';
import type { Selection } from './use-selection.ts';

export interface SimulationsTableProps {
  clientName: string;
  /** Another executive who has an open simulation of the client; null for none. */
  attendedBy: string | null;
  simulations: readonly ListedSimulation[];
  /** Filters of the list, which stay in force while the detail is open. */
  filters: ListFilters;
  /** Selection, for the administrator, who alone assigns; null for others. See docs/rules.md R285. */
  selection: Selection | null;
  dialogs: RowDialogs;
}

/** A client's simulations, newest first. */
export function SimulationsTable(props: SimulationsTableProps) {
  const { clientName, attendedBy, simulations, filters, selection, dialogs } = props;
  const maySimulate = mayOpen(roleOf(useSession()), PROFESSIONAL);
  return (
    <div className="rounded-sm bg-surface px-2">
      <DataTable
        isBare
        label={`Simulaciones de ${clientName}`}
        rows={simulations}
        keyOf={({ uuid }) => uuid}
        columns={[
          ...(selection === null ? [] : [picking(selection)]),
          { label: 'ID', isName: true, of: (each) => <NumberCell simulation={each} filters={filters} /> },
          {
            label: 'Ejecutivo Comercial',
            of: (each) => <Owner simulation={each} attendedBy={attendedBy} />,
          },
          {
            label: 'Tipo Inmueble',
            className: 'wrap-anywhere',
            of: ({ unreadable, desc_tipobien: type }) => (unreadable ? UNREADABLE : type),
          },
          { label: 'Monto Solicitado', isNumber: true, of: ({ montocreditoUF }) => uf(montocreditoUF) },
          { label: 'Destino', of: ({ desc_destino: purpose }) => purpose },
          {
            label: 'Estado',
            of: (each) => (
              <>
                <StateButton simulation={each} onOpen={dialogs.openState} />
                <Request workflow={each.workflow} />
              </>
            ),
          },
          {
            label: 'Próximo contacto',
            of: (each) => <ContactButton contacted={each} onOpen={dialogs.openContact} />,
          },
          {
            label: 'Acciones',
            isUnseen: true,
            of: (each) => <Actions simulation={each} filters={filters} maySimulate={maySimulate} />,
          },
        ]}
      />
    </div>
  );
}

const SMALL = 'block text-14 font-normal text-ink-2 wrap-anywhere';

const picking = (selection: Selection): Column<ListedSimulation> => ({
  label: 'Seleccionar',
  isUnseen: true,
  className: 'w-10',
  of: (simulation) => (
    <PickBox
      selection={selection}
      simulations={[simulation]}
      label={`Seleccionar la simulación ${simulation.id}`}
      bare
    />
  ),
});

interface SimulationCellProps extends Pick<SimulationsTableProps, 'filters'> {
  simulation: ListedSimulation;
}

function NumberCell({
  simulation: { id, uuid, comment_count: comments, fechasimulacion },
  filters,
}: SimulationCellProps) {
  return (
    <>
      <RowLink uuid={uuid} filters={filters}>
        {id}
      </RowLink>
      <CommentMark count={comments} of={`la simulación ${id}`} />
      <small className={SMALL}>{formatDateText(fechasimulacion)}</small>
    </>
  );
}

function Actions({
  simulation: { id, uuid, unreadable },
  filters,
  maySimulate,
}: SimulationCellProps & { maySimulate: boolean }) {
  const detail = detailLocation(filters, uuid);
  return (
    <>
      {maySimulate && !unreadable && (
        <Link className={buttonClass('low', true)} to={PROFESSIONAL} state={reopenEntry(uuid)}>
          Simular de nuevo<span className="sr-only">{` desde la simulación ${id}`}</span>
        </Link>
      )}
      <Link className={buttonClass('alt', true)} to={detail.to} state={detail.state}>
        Ver detalle<span className="sr-only">{` de la simulación ${id}`}</span>
      </Link>
    </>
  );
}

/** Number of the workflow's application, and when and by whom it was sent. */
function Request({ workflow }: Pick<ListedSimulation, 'workflow'>) {
  if (workflow?.state !== 'done') return null;
  return (
    <>
      <small className={SMALL}>
        {`Solicitud nº${workflow.request}${workflow.sent_at === null ? '' : `, ${formatInstant(new Date(workflow.sent_at))}`}`}
      </small>
      <small className={SMALL} data-cell="sender">
        {workflow.sent_by}
      </small>
    </>
  );
}
