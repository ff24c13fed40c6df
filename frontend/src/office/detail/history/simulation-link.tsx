import { Link, useLocation } from 'react-router-dom';
import { otherDetail } from '#shared/office/list-address.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';

export interface SimulationLinkProps extends Pick<SimulationRead, 'uuid' | 'id'> {
  isOpened?: boolean;
}

/** Link to another simulation's detail in place of this one. Closing that one leads where closing this one does. */
export function SimulationLink({ uuid, id, isOpened = false }: SimulationLinkProps) {
  const { pathname, search, state } = useLocation();
  const entry = { ...(state as object | null), isEntered: true };
  return (
    <Link
      to={{ pathname, search: otherDetail(search, uuid) }}
      state={entry}
      replace
      aria-current={isOpened ? 'true' : undefined}
    >
      {`ID ${id}`}
    </Link>
  );
}
