import { useEffect, useRef, useState, type RefObject } from 'react';
import { Badge } from '#shared/office/badge.tsx';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { IconButton } from '#shared/ui/button.tsx';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import { DeleteQuestion } from '../delete-question.tsx';
import { describeRate, describeRow } from '../describe.ts';
import { deleteRate, maximumAt, type Coverage, type Rate } from '../rate-data.ts';
import { RateEditor } from './rate-editor.tsx';
import { useIsOutdated, type RateTables } from '../use-rate-tables.ts';
import styles from './rates-table.module.css';

export interface RatesTableProps {
  caption: string;
  rates: readonly Rate[];
  tables: RateTables;
  coverage: Coverage | undefined;
  /** Has the focus when a rate was deleted. */
  heading: RefObject<HTMLElement | null>;
}

/** Rates with their ranges; the percentage is edited in place. */
export function RatesTable({ caption, rates, tables, coverage, heading }: RatesTableProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<Rate | null>(null);
  const isOutdated = useIsOutdated();
  return (
    <>
      <table className={`${table['table']} ${styles['rates']} num`} aria-busy={isOutdated || undefined}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr className={table['row']}>
            <th scope="col">Destino</th>
            <th scope="col">Tipo de Propiedad</th>
            <th scope="col">Tasa</th>
            <th scope="col">Rango de Tiempo</th>
            <th scope="col">Rango de Monto</th>
            <UnseenHead>Acciones</UnseenHead>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <RateRow
              key={rate.id}
              {...{ rate, tables, isOutdated }}
              maximum={maximumAt(coverage, rate.range_amount)}
              isEdited={edited === rate.id}
              onEdit={() => askToLeave(() => setEdited(rate.id))}
              onEnd={() => setEdited((current) => (current === rate.id ? null : current))}
              onDelete={() => setDeleted(rate)}
            />
          ))}
        </tbody>
      </table>
      {deleted !== null && (
        <DeleteQuestion
          question="¿Está seguro que desea eliminar esta tarifa?"
          description={describeRow(deleted, tables).join(', ')}
          row={deleted}
          remove={(tag) => deleteRate(deleted.id, tag)}
          doneText="Tarifa eliminada."
          heading={heading}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

interface RateRowProps {
  rate: Rate;
  tables: RateTables;
  maximum: number | null;
  /** It can't be changed until it was read again. */
  isOutdated: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onEnd: () => void;
  onDelete: () => void;
}

function RateRow(props: RateRowProps) {
  const { rate, tables, maximum, isOutdated, isEdited, onEdit, onEnd, onDelete } = props;
  const [use, type, years, amounts] = describeRow(rate, tables);
  const editButton = useFocusAfter(isEdited);
  const which = `${use}, ${type}, ${years}, ${amounts}`;
  return (
    <tr className={table['row']}>
      <td>{use}</td>
      <td>{type}</td>
      <td className={styles['rate']}>
        {isEdited ? (
          <RateEditor {...{ rate, which, maximum }} onEnd={onEnd} />
        ) : (
          <>
            {describeRate(rate.rate)}
            {maximum !== null && rate.rate > maximum && <Badge tone="bad">Sobre la TMC</Badge>}
          </>
        )}
      </td>
      <td>{years}</td>
      <td>{amounts}</td>
      <td>
        {!isEdited && (
          <>
            <IconButton
              ref={editButton}
              icon="edit"
              label={`Editar tasa: ${which}`}
              aria-disabled={isOutdated}
              onClick={() => isOutdated || onEdit()}
            />
            <IconButton
              icon="trash"
              label={`Eliminar tarifa: ${which}`}
              aria-disabled={isOutdated}
              onClick={() => isOutdated || onDelete()}
            />
          </>
        )}
      </td>
    </tr>
  );
}

/** Back to the button that began it, once it ended, where the focus is nowhere else by then. */
function useFocusAfter(isEdited: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}
