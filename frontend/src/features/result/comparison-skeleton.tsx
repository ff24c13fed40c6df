import { COMPARISON_YEARS } from '@simulador/contracts/domain/limits';
import { Skeleton } from '#shared/ui/loading.tsx';
import styles from './comparison.module.css';

/** Holds the place of the charts and the table until the first terms arrive. */
export function ComparisonSkeleton() {
  return (
    <div className={styles['content']} role="status">
      <span className="vh">Comparando plazos…</span>
      <div className={styles['plots']} aria-hidden="true">
        <div className={styles['plotBone']} />
        <div className={styles['plotBone']} />
      </div>
      <div aria-hidden="true">
        {COMPARISON_YEARS.map((years) => (
          <p key={years} className={styles['rowBone']}>
            <Skeleton widthEm={4} />
            <Skeleton widthEm={6} />
            <Skeleton widthEm={6} />
          </p>
        ))}
      </div>
    </div>
  );
}
