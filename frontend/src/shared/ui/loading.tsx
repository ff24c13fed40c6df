import { classNames } from './class-names.ts';
import styles from './loading.module.css';

/** Turning ring. Decorative: the text next to it has its meaning. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={classNames(styles['spinner'], large && styles['large'])} aria-hidden="true" />;
}

/** Placeholder of a loading area: a large ring with a label, which is announced once. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles['loading']} role="status">
      <Spinner large />
      <p>{label}</p>
    </div>
  );
}

export interface SkeletonProps {
  /** One CSS class for each width, because the content policy forbids style attributes in markup. */
  widthEm: 2 | 2.5 | 3 | 4 | 5 | 6 | 6.5 | 7 | 8 | 11 | 12 | 14 | 16 | 20;
  label?: string;
}

/** Bar as high as its text and about as wide as the figure that it replaces. `label` is for screen readers. */
export function Skeleton({ widthEm, label }: SkeletonProps) {
  return (
    <>
      <i className={styles['bone']} data-em={widthEm} aria-hidden="true" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </>
  );
}
