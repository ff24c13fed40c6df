import { formatRut } from '@simulador/contracts/domain/rut';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import table from '#shared/ui/layout/table.module.css';
import type { ClientGroup } from './client-groups.ts';
import { PickBox } from './pick-box.tsx';
import { SimulationsTable, type SimulationsTableProps } from './simulations-table.tsx';
import styles from './client-rows.module.css';

export interface ClientRowsProps extends Omit<SimulationsTableProps, 'simulations' | 'clientName'> {
  group: ClientGroup;
  isOpen: boolean;
  onToggle: () => void;
}

export const CLIENT_HEADS = ['Nombre', 'RUT', 'Teléfono', 'Email', 'Score'] as const;

/** A client, and its simulations once it is opened. */
export function ClientRows({ group, isOpen, onToggle, ...shared }: ClientRowsProps) {
  const { uuid, name, identification, phone, email, score, simulations } = group;
  const innerId = `simulaciones-${uuid}`;
  return (
    <tbody>
      <tr className={classNames(table['row'], styles['client'], isOpen && styles['open'])}>
        {shared.selection !== null && (
          <td className={styles['pick']}>
            <PickBox
              selection={shared.selection}
              simulations={simulations}
              label={`Seleccionar las simulaciones de ${name}`}
              bare
            />
          </td>
        )}
        <th scope="row">{name}</th>
        <td data-cell="rut">{formatRut(identification)}</td>
        <td data-cell="phone">{phone ?? <Missing />}</td>
        <td data-cell="email">
          <EmailText text={email} />
        </td>
        <td data-cell="score">{score ?? <Missing />}</td>
        <td data-cell="expander">
          <Button
            variant="low"
            small
            className={styles['expander']}
            aria-expanded={isOpen}
            aria-controls={innerId}
            onClick={onToggle}
          >
            {simulationCount(simulations.length)}
            <span className="vh"> de {name}</span>
            <Icon name="chevron" />
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr id={innerId} className={styles['inner']}>
          <td colSpan={CLIENT_HEADS.length + (shared.selection === null ? 1 : 2)}>
            <SimulationsTable {...shared} clientName={name} simulations={simulations} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Missing = () => <span className="muted">Sin dato</span>;
