import { classNames } from '#shared/ui/class-names.ts';
import styles from './progress.module.css';

/** Current step, e.g. `Paso 1 de 3`, below 1024 px. */
export function Progress({ step, count }: { step: number; count: number }) {
  return (
    <div className={styles['progress']}>
      <p>{`Paso ${step} de ${count}`}</p>
      <ol aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
          <li key={each} className={classNames(each <= step && styles['on'])} />
        ))}
      </ol>
    </div>
  );
}
