import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { PAGE_SIZES } from '#shared/office/list-address.ts';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { pagesAround, pageCountOf } from './pages.ts';
import type { List } from './use-list.ts';
import styles from './page-links.module.css';

export interface PageLinksProps extends List {
  /** Number of clients on all pages. */
  count: number;
  /** Called when another page replaces this one. */
  onTurn: () => void;
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} por página` }));

/** The range of clients shown out of all, the page size, and links to the other pages. */
export function PageLinks({ count, filters, placeOf, change, onTurn }: PageLinksProps) {
  const { page, pageSize } = filters;
  const last = pageCountOf(count, pageSize);
  const first = (page - 1) * pageSize + 1;
  const until = Math.min(page * pageSize, count);
  return (
    <nav className={`${styles['pages']} num`} aria-label="Páginas">
      <p className="muted">{`${formatInteger(first)} a ${formatInteger(until)} de ${formatInteger(count)}`}</p>
      <div className={styles['size']}>
        <SelectField
          name="list_page_size"
          label={<span className="sr-only">Personas por página</span>}
          options={SIZES}
          value={String(pageSize)}
          onChange={(value) => change({ pageSize: Number(value) })}
        />
      </div>
      {last > 1 && (
        <ul>
          <li>
            <Step to={page - 1} last={last} label="Página anterior" placeOf={placeOf} onTurn={onTurn} />
          </li>
          {pagesAround(page, last).map((each, index) => (
            <li key={each ?? `gap-${index}`}>
              {each === null ? (
                <span className="muted">…</span>
              ) : (
                <PageLink
                  placeOf={placeOf}
                  onTurn={onTurn}
                  to={each}
                  aria-current={each === page ? 'page' : undefined}
                  aria-label={`Página ${each}`}
                >
                  {formatInteger(each)}
                </PageLink>
              )}
            </li>
          ))}
          <li className={styles['next']}>
            <Step
              to={page + 1}
              last={last}
              label="Página siguiente"
              data-next-page
              placeOf={placeOf}
              onTurn={onTurn}
            />
          </li>
        </ul>
      )}
    </nav>
  );
}

interface PageLinkProps extends Omit<LinkProps, 'to'>, Pick<PageLinksProps, 'placeOf' | 'onTurn'> {
  to: number;
}

function PageLink({ to: page, placeOf, onTurn, ...rest }: PageLinkProps) {
  const { to, state } = placeOf({ page });
  const press = (event: MouseEvent): void => {
    // With a modifier key the browser opens it in another tab.
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onTurn();
  };
  return <Link {...rest} to={to} state={state} onClick={press} />;
}

interface StepProps extends PageLinkProps {
  last: number;
  label: string;
}

/** Link to the next or previous page; without a target on the last or first page. */
function Step({ to, last, label, ...turning }: StepProps) {
  const icon = <Icon name="chevron" />;
  if (to < 1 || to > last)
    return (
      <span className={classNames(styles['step'], styles['nowhere'])} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <PageLink className={styles['step']} {...turning} to={to} aria-label={label}>
      {icon}
    </PageLink>
  );
}
