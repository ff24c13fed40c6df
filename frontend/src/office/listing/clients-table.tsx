import { useState } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import type { ClientGroup } from './client-groups.ts';
import { ClientRows, type ClientRowsProps } from './client-rows.tsx';
import { clientHeads } from './columns.ts';
import styles from './clients-table.module.css';

export interface ClientsTableProps extends Pick<
  ClientRowsProps,
  'filters' | 'selection' | 'list' | 'dialogs'
> {
  groups: readonly ClientGroup[];
  /** True if all clients are initially unfolded. */
  isUnfolded: boolean;
}

/** Table of clients; each unfolds into its simulations. The only client found by a search is unfolded initially. */
export function ClientsTable({ groups, isUnfolded, ...shared }: ClientsTableProps) {
  const { filters, selection } = shared;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const hasScores = groups.some(({ score }) => score !== null);
  const isOnlyFound = filters.search !== '' && groups.length === 1;
  const toggle = (uuid: string): void => {
    const next = new Set(toggled);
    if (!next.delete(uuid)) next.add(uuid);
    setToggled(next);
  };
  return (
    <table className={`${styles['clients']} num`} data-hidden={filters.hidden.join(' ')}>
      <caption className="sr-only">Personas y sus simulaciones</caption>
      <Heads canPick={selection !== null} hasScores={hasScores} />
      {groups.map((group) => (
        <ClientRows
          key={group.uuid}
          group={group}
          hasScores={hasScores}
          {...shared}
          isOpen={toggled.has(group.uuid) !== (isOnlyFound || isUnfolded)}
          onToggle={() => toggle(group.uuid)}
        />
      ))}
    </table>
  );
}

function Heads({ canPick, hasScores }: { canPick: boolean; hasScores: boolean }) {
  return (
    <thead className={table['heads']}>
      <tr>
        {canPick && <UnseenHead>Seleccionar</UnseenHead>}
        {clientHeads(hasScores).map((head) => (
          <th key={head} scope="col" data-head={head}>
            {head}
          </th>
        ))}
        <UnseenHead>Simulaciones</UnseenHead>
      </tr>
    </thead>
  );
}

const BONES_EM = [11, 6, 8, 8, 7, 6, 5, 7, 8, 7] as const;
const ROWS_MAX = 10;

/** Placeholder rows while the table loads, as high as the final rows. */
export function ClientsTableSkeleton({ rows }: { rows: number }) {
  return (
    <table className={styles['clients']}>
      <caption className="sr-only">Cargando el listado…</caption>
      <Heads canPick={false} hasScores={false} />
      <tbody>
        {Array.from({ length: Math.min(rows, ROWS_MAX) }, (_, index) => (
          <tr key={index} className={classNames(table['row'], styles['bones'])}>
            {BONES_EM.map((widthEm, column) => (
              <td key={column}>
                <Skeleton widthEm={widthEm} />
              </td>
            ))}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
