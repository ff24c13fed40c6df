import styles from './skeleton.module.css';

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
