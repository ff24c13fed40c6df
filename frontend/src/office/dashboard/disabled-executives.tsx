import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DisabledExecutive, disabledExecutivesQuery, disabledName } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import styles from './disabled-executives.module.css';

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
    <section className={styles['disabled']}>
      <h2>Ejecutivos deshabilitados con simulaciones</h2>
      <ul>
        {open.map((executive) => (
          <li key={executive.uuid}>
            <span>
              <b>{disabledName(executive.full_name)}</b>{' '}
              <span className="num">{`${simulationCount(executive.reassignable)} por reasignar`}</span>
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
