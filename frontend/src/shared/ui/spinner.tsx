import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

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
