import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ALL_WINDOW } from '../lists/chosen-window.ts';
import { listLocation } from '../lists/list-address.ts';
import { disabledExecutivesQuery, disabledName } from '../lists/queries.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { simulationCount } from '#shared/simulation/sentence-texts.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';

const NOT_LOADED = 'No pudimos cargar los ejecutivos deshabilitados.';

/** Disabled executives with simulations to reassign, of any day, as links to the list; for the administrator. See docs/rules.md R713. */
export function DisabledExecutives() {
  const query = useQuery(disabledExecutivesQuery(useIsAdmin()));
  return (
    <QueryPart query={query} failed={NOT_LOADED}>
      {(executives) => {
        const open = executives.filter(({ reassignable }) => reassignable > 0);
        if (open.length === 0) return null;
        return (
          <section className="my-4 rounded-md border border-line bg-warn-tint px-4 py-3">
            <h2 className="text-16">Ejecutivos deshabilitados con simulaciones</h2>
            <ul>
              {open.map(({ uuid, id, full_name: name, reassignable }) => (
                <li key={uuid} className="pt-2">
                  <b className="mr-1 wrap-anywhere">{disabledName(name)}</b>{' '}
                  <Link
                    className="num inline-block min-h-6"
                    {...listLocation({ window: ALL_WINDOW, executive: id })}
                  >
                    {`${simulationCount(reassignable)} por reasignar`}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </QueryPart>
  );
}
