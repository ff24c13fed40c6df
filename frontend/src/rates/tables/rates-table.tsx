import {
  useEffect,
  useId,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { Badge } from '#shared/office/badge.tsx';
import { askToLeave, askToLose, hasUnsaved } from '#shared/office/leaving/unsaved.ts';
import { IconButton } from '#shared/ui/button.tsx';
import table from '#shared/ui/layout/table.module.css';
import { UnseenHead } from '#shared/ui/layout/unseen-head.tsx';
import { useMedia } from '#shared/ui/use-media.ts';
import { DeleteQuestion } from '../tarifas/delete-question.tsx';
import { describeRate, describeRow } from '../tarifas/describe.ts';
import { deleteRate, maximumAt, type Coverage, type Product, type Rate } from '../tarifas/rate-data.ts';
import { inOrderOf, isFound, RATE_COLUMNS, type RateOrder } from './listed-rates.ts';
import { RateEditor } from './rate-editor.tsx';
import { DRAFT_WRITTEN, useNewDraft } from '../tarifas/use-new-draft.ts';
import { useIsOutdated, type RateTables } from '../tarifas/use-rate-tables.ts';
import styles from './rates-table.module.css';

/** Media query of the window's width. rates-table.module.css contains the same one. */
const CARDS = '(max-width: 43.6875em)';

export interface RatesTableProps {
  product: Product;
  rates: readonly Rate[];
  /** All rates of the product, through which a search looks. */
  all: readonly Rate[];
  tables: RateTables;
  coverage: Coverage | undefined;
  /** Rate as it was when its form opened; null without a form. */
  edited: Rate | null;
  onEdit: Dispatch<SetStateAction<Rate | null>>;
  /** Takes the focus after a rate was deleted. */
  heading: RefObject<HTMLElement | null>;
}

/** Rates with their ranges; the percentage is edited in place. */
export function RatesTable(props: RatesTableProps) {
  const { product, rates, all, tables, coverage, edited, onEdit, heading } = props;
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<RateOrder | null>(null);
  const searchId = useId();
  const [deleted, setDeleted] = useState<Rate | null>(null);
  const isOutdated = useIsOutdated();
  const isBySheet = tables.changes.rates === 'by_sheet';
  const draft = useNewDraft();
  // The cards' headings are for screen readers only: a button among them could take the focus unseen.
  const areCards = useMedia(CARDS);
  const isSearched = search.trim() !== '';
  // A rate that is being edited stays visible during a search and after it.
  const found = all.filter(
    (rate) =>
      rate.id === edited?.id || (isSearched ? isFound(rate, tables, search.trim()) : rates.includes(rate)),
  );
  const orderBy = (column: RateOrder['column']): void =>
    setOrder({ column, isDescending: order?.column === column && !order.isDescending });
  return (
    <>
      {all.length > 1 && (
        <div className={styles['search']}>
          <label htmlFor={searchId}>Buscar tarifa</label>
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            placeholder="Destino, propiedad, plazo, monto o tasa"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <span role="status" className="small muted num">
            {isSearched && (found.length === 1 ? '1 tarifa' : `${found.length} tarifas`)}
          </span>
        </div>
      )}
      <table className={`${table['table']} ${styles['rates']} num`} aria-busy={isOutdated || undefined}>
        <caption className="sr-only">{`Tarifas del producto ${product.name}`}</caption>
        <thead>
          <tr className={table['row']}>
            {RATE_COLUMNS.map((column) => {
              const own = order?.column === column ? order : null;
              const direction = own && (own.isDescending ? 'descending' : 'ascending');
              return (
                <th key={column} scope="col" aria-sort={direction ?? undefined}>
                  {areCards ? (
                    column
                  ) : (
                    <button type="button" className={styles['sort']} onClick={() => orderBy(column)}>
                      <span>{column}</span>
                      {own && <span aria-hidden="true">{own.isDescending ? ' ↓' : ' ↑'}</span>}
                    </button>
                  )}
                </th>
              );
            })}
            <UnseenHead>Acciones</UnseenHead>
          </tr>
        </thead>
        <tbody>
          {inOrderOf(found, tables, order).map((rate) => (
            <RateRow
              key={rate.id}
              rate={rate}
              tables={tables}
              isOutdated={isOutdated}
              maximum={maximumAt(coverage, rate.range_amount)}
              edited={edited?.id === rate.id ? edited : null}
              onEdit={() => askToLeave(() => onEdit(rate))}
              onEnd={() => onEdit((current) => (current?.id === rate.id ? null : current))}
              // The sheet is on another screen.
              onDelete={() => askToLose(isBySheet && hasUnsaved(), () => setDeleted(rate))}
            />
          ))}
        </tbody>
      </table>
      {deleted !== null && (
        <DeleteQuestion
          question={
            isBySheet ? '¿Eliminar esta tarifa con una hoja?' : '¿Está seguro que desea eliminar esta tarifa?'
          }
          description={describeRow(deleted, tables).join(', ')}
          row={deleted}
          remove={async (tag) => {
            if (!isBySheet) return deleteRate(deleted.id, tag);
            return draft.write([{ rate: deleted.id, value: null }]);
          }}
          action={isBySheet ? 'Llevar a una hoja' : 'Eliminar'}
          doneText={isBySheet ? DRAFT_WRITTEN : 'Tarifa eliminada.'}
          heading={heading}
          onClose={() => {
            setDeleted(null);
            draft.open();
          }}
        />
      )}
    </>
  );
}

interface RateRowProps {
  rate: Rate;
  tables: RateTables;
  maximum: number | null;
  /** True if the rate can't be changed until it is refetched. */
  isOutdated: boolean;
  /** The rate as it was when its form opened; null without one. */
  edited: Rate | null;
  onEdit: () => void;
  onEnd: () => void;
  onDelete: () => void;
}

function RateRow({ rate, tables, maximum, isOutdated, edited, onEdit, onEnd, onDelete }: RateRowProps) {
  const [use, type, years, amounts] = describeRow(rate, tables);
  const editButton = useFocusAfter(edited !== null);
  const which = `${use}, ${type}, ${years}, ${amounts}`;
  const isBySheet = tables.changes.rates === 'by_sheet';
  return (
    <tr className={table['row']}>
      <td>{use}</td>
      <td>{type}</td>
      <td className={styles['rate']}>
        {edited !== null ? (
          <RateEditor rate={edited} which={which} maximum={maximum} isBySheet={isBySheet} onEnd={onEnd} />
        ) : (
          <>
            <span>{describeRate(rate.rate)}</span>
            {maximum !== null && rate.rate > maximum && <Badge tone="bad">Sobre la TMC</Badge>}
          </>
        )}
      </td>
      <td>{years}</td>
      <td>{amounts}</td>
      <td>
        {edited === null && (
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

/** Returns the focus to the edit button after editing, unless something else has it. */
function useFocusAfter(isEdited: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement?.matches('body, main'))
      button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  return button;
}
