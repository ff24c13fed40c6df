import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { withDetail } from '../../lists/list-address.ts';

/** Link to another simulation's detail in place of this one. Closing that one leads where closing this one does. */
export function SimulationLink({ uuid, ...props }: { uuid: string } & Omit<LinkProps, 'to'>) {
  const { pathname, search, state } = useLocation();
  return <Link {...props} to={{ pathname, search: withDetail(search, uuid) }} state={state} replace />;
}
