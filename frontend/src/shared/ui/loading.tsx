import { classNames } from './class-names.ts';
import styles from './loading.module.css';

export interface SpinnerProps {
  large?: boolean;
}

/** A turning ring. Decorative: the text beside it describes what is going on. */
export function Spinner({ large = false }: SpinnerProps) {
  return <span className={classNames(styles['spinner'], large && styles['large'])} aria-hidden="true" />;
}

export interface LoadingProps {
  label: string;
}

/** The placeholder of a loading area: a large ring over its label, which is announced once. */
export function Loading({ label }: LoadingProps) {
  return (
    <div className={styles['loading']} role="status">
      <Spinner large />
      <p>{label}</p>
    </div>
  );
}

export interface SkeletonProps {
  /** Each width has its rule: a style attribute is refused in a page's markup. */
  widthEm: 2 | 2.5 | 3 | 4 | 5 | 6 | 6.5 | 7 | 8 | 11 | 12 | 14 | 16 | 20;
  label?: string;
}

/** A bar as high as its text and about as wide as the figure that it replaces. `label` is for screen readers. */
export function Skeleton({ widthEm, label }: SkeletonProps) {
  return (
    <>
      <i className={styles['bone']} data-em={widthEm} aria-hidden="true" />
      {label !== undefined && <span className="vh">{label}</span>}
    </>
  );
}
