import type { ResultProps } from '#shared/simulation/result-slots.ts';
import { ResultCard } from './result-card.tsx';
import styles from './side-result.module.css';

/** The result beside the modules, from 1024 px; below, the slim bar stands for it. */
export function SideResult(props: ResultProps) {
  return (
    <div className={styles['side']}>
      <ResultCard {...props} />
    </div>
  );
}
