import { Link } from 'react-router-dom';
import { listLocation, type ListFilters } from '#shared/office/list-address.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';

export interface DetailsLinkProps {
  filters: Pick<ListFilters, 'window'> & Partial<ListFilters>;
  /** Completes the link's name for screen readers, e.g. `del total`. */
  of: string;
  count: number;
}

/** Link to the list of the counted simulations; no link for a count of 0. */
export function DetailsLink({ filters, of, count }: DetailsLinkProps) {
  const name = (
    <>
      Ver detalles<span className="sr-only">{` ${of}`}</span>
    </>
  );
  if (count === 0)
    return (
      <Button small disabled>
        {name}
      </Button>
    );
  return (
    <Link className={buttonClass('alt', true)} {...listLocation(filters)}>
      {name}
    </Link>
  );
}
