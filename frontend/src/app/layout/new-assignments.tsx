import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useAttended } from '#shared/browser/use-attended.ts';
import { newAssignmentsQuery, OWN_SIMULATIONS } from '#shared/office/new-assignments-query.ts';
import styles from './new-assignments.module.css';

const COUNT_EVERY_MS = 60_000;

/** Link with the number of simulations that others assigned to the user since their last look. See docs/rules.md R517. */
export function NewAssignments() {
  // Each request keeps the session alive, so none is sent while nobody is active (R440).
  const enabled = useAttended();
  const { data } = useQuery({ ...newAssignmentsQuery, enabled, refetchInterval: COUNT_EVERY_MS });
  const count = data?.unseen ?? 0;
  return (
    <p role="status" className={styles['new']}>
      {count > 0 && (
        <Link {...OWN_SIMULATIONS}>
          <span className={`${styles['count']} num`}>{formatInteger(count)}</span>{' '}
          <span>{count === 1 ? 'asignación nueva' : 'asignaciones nuevas'}</span>
        </Link>
      )}
    </p>
  );
}
