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
import table from '#shared/ui/layout/table.module.css';
import type { Column } from '#shared/ui/table/column.ts';
import type { ListedSimulation } from './client-groups.ts';
import { CommentMark, Owner, UNREADABLE } from './shown-cells.tsx';
import { PickBox } from './pick-box.tsx';
import { RowLink } from './row-link.tsx';
import { StateButton } from './state-button.tsx';
import type { RowDialogs } from './use-row-dialogs.tsx';
import type { Selection } from './use-selection.ts';
import styles from './simulations-table.module.css';

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

/** Column with the `data-cell` of its cells. */
type ListedColumn = Column<ListedSimulation> & { readonly cell?: string };

/** A client's simulations, newest first. */
export function SimulationsTable(props: SimulationsTableProps) {
  const { clientName, attendedBy, simulations, filters, selection, dialogs } = props;
  const maySimulate = mayOpen(roleOf(useSession()), PROFESSIONAL);
  const columns: readonly ListedColumn[] = [
    ...(selection === null ? [] : [picking(selection)]),
    { label: 'ID', isName: true, of: (each) => <NumberCell simulation={each} filters={filters} /> },
    {
      label: 'Ejecutivo Comercial',
      cell: 'executive',
      of: (each) => <Owner simulation={each} attendedBy={attendedBy} />,
    },
    {
      label: 'Tipo Inmueble',
      cell: 'type',
      of: ({ unreadable, desc_tipobien: type }) => (unreadable ? UNREADABLE : type),
    },
    { label: 'Monto Solicitado', cell: 'amount', of: ({ montocreditoUF }) => uf(montocreditoUF) },
    { label: 'Destino', cell: 'purpose', of: ({ desc_destino: purpose }) => purpose },
    {
      label: 'Estado',
      cell: 'state',
      of: (each) => (
        <>
          <StateButton simulation={each} onOpen={dialogs.openState} />
          <Request workflow={each.workflow} />
        </>
      ),
    },
    {
      label: 'Próximo contacto',
      cell: 'contact',
      of: (each) => <ContactButton contacted={each} onOpen={dialogs.openContact} />,
    },
    {
      label: 'Acciones',
      isUnseen: true,
      cell: 'actions',
      of: (each) => <Actions simulation={each} filters={filters} maySimulate={maySimulate} />,
    },
  ];
  return (
    <table className={`${styles['simulations']} num`}>
      <caption className="sr-only">{`Simulaciones de ${clientName}`}</caption>
      <thead className={table['heads']}>
        <tr className={table['row']}>
          {columns.map(({ label, isUnseen, cell }) => (
            <th key={label} scope="col" data-cell={cell}>
              {isUnseen ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {simulations.map((simulation) => (
          <tr key={simulation.uuid} className={table['row']}>
            {columns.map(({ label, isName, cell, of }) => {
              const Tag = isName ? 'th' : 'td';
              return (
                <Tag key={label} scope={isName ? 'row' : undefined} data-cell={cell}>
                  {of(simulation)}
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const picking = (selection: Selection): ListedColumn => ({
  label: 'Seleccionar',
  isUnseen: true,
  cell: 'pick',
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
      <small>{formatDateText(fechasimulacion)}</small>
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
      <small>
        {`Solicitud nº${workflow.request}${workflow.sent_at === null ? '' : `, ${formatInstant(new Date(workflow.sent_at))}`}`}
      </small>
      <small data-cell="sender">{workflow.sent_by}</small>
    </>
  );
}
