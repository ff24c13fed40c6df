import styles from './later-row.module.css';

export interface LaterRowProps {
  number: string;
  title: string;
}

/** A module whose turn has not come: dimmed, nothing to do in it. */
export function LaterRow({ number, title }: LaterRowProps) {
  return (
    <p className={`${styles['later']} num`}>
      <b>{number}</b>
      <span>{title}</span>
    </p>
  );
}
