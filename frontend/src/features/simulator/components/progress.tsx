import { classNames } from '../../../shared/ui/class-names.ts';
import styles from './progress.module.css';

const STEPS = [1, 2, 3] as const;

/** `Paso 1 de 3`, below 1024 px. */
export function Progress({ step }: { step: number }) {
  return (
    <div className={styles['progress']}>
      <p>
        Paso {step} de {STEPS.length}
      </p>
      <ol aria-hidden="true">
        {STEPS.map((each) => (
          <li key={each} className={classNames(each <= step && styles['on'])} />
        ))}
      </ol>
    </div>
  );
}
