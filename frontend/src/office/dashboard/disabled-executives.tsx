import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DisabledExecutive, disabledExecutivesQuery, disabledName } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';

const NOT_LOADED = 'No pudimos cargar los ejecutivos deshabilitados.';

/** Disabled executives whose simulations, of any day, can be reassigned; for the administrator. See docs/rules.md R713. */
export function DisabledExecutives() {
  const query = useQuery(disabledExecutivesQuery(useIsAdmin()));
  return (
    <QueryPart query={query} failed={NOT_LOADED}>
      {(executives) => <Reassignable executives={executives} />}
    </QueryPart>
  );
}

function Reassignable({ executives }: { executives: readonly DisabledExecutive[] }) {
  const [asked, ask] = useState<DisabledExecutive | null>(null);
  const open = executives.filter(({ reassignable }) => reassignable > 0);
  if (open.length === 0 && asked === null) return null;
  return (
    <section className="my-4 rounded-md border border-line bg-warn-tint px-4 py-3">
      <h2 className="text-16">Ejecutivos deshabilitados con simulaciones</h2>
      <ul>
        {open.map((executive) => (
          <li
            key={executive.uuid}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2"
          >
            <span>
              <b className="mr-1 wrap-anywhere">{disabledName(executive.full_name)}</b>{' '}
              <span className="num inline-block">{`${simulationCount(executive.reassignable)} por reasignar`}</span>
            </span>
            <Button small onClick={() => ask(executive)}>
              Reasignar todas<span className="sr-only">{` las de ${executive.full_name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && <ReassignDialog former={asked} onClose={() => ask(null)} />}
    </section>
  );
}
