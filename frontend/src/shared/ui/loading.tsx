import { classNames } from './class-names.ts';
import styles from './loading.module.css';

export interface SpinnerProps {
  large?: boolean;
}

/** A turning ring. Decorative: what is going on is said in words beside it. */
export function Spinner({ large = false }: SpinnerProps) {
  return <span className={classNames(styles['spinner'], large && styles['large'])} aria-hidden="true" />;
}

export interface LoadingProps {
  label: string;
}

/** The whole area is on its way: a large ring over what it waits for, announced once. */
export function Loading({ label }: LoadingProps) {
  return (
    <div className={styles['loading']} role="status">
      <Spinner large />
      <p>{label}</p>
    </div>
  );
}

export interface SkeletonProps {
  widthEm: number;
  label?: string;
}

/** A bone as high as its text and about as wide as the figure it holds the place of. `label` is what a screen reader hears. */
export function Skeleton({ widthEm, label }: SkeletonProps) {
  return (
    <>
      <i className={styles['bone']} style={{ width: `${widthEm}em` }} aria-hidden="true" />
      {label !== undefined && <span className="vh">{label}</span>}
    </>
  );
}
