import { Link, useLocation } from 'react-router-dom';
import { otherDetail } from '#shared/office/list-address.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';

/** Link to another simulation's detail in place of this one. Closing that one leads where closing this one does. */
export function SimulationLink({ uuid, id }: Pick<SimulationRead, 'uuid' | 'id'>) {
  const { pathname, search, state } = useLocation();
  return (
    <Link
      className="inline-block min-h-6 min-w-6 leading-6"
      to={{ pathname, search: otherDetail(search, uuid) }}
      state={state}
      replace
    >
      {`N.º ${id}`}
    </Link>
  );
}
