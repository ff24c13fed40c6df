import { isOld, type FigureStatus, type ResultProps } from '../figures/shown.ts';
import styles from './old-mark.module.css';

/** Class of an element that is dimmed while it has an `OldMark`. */
export const MARKED = styles['marked'];

/** Says that the figures of its `MARKED` parent belong to former answers, on the upper edge, where it takes no room. */
export const OldMark = ({ status }: { status: FigureStatus }) =>
  isOld(status) && <p className={styles['mark']}>De los datos anteriores</p>;

/** Says why the figures belong to former answers, and requests the new ones again. */
export const Unanswered = ({ message, onRetry }: Pick<ResultProps, 'message' | 'onRetry'>) => (
  <>
    <span>{message}</span>{' '}
    {onRetry && (
      <button type="button" className={styles['retry']} onClick={onRetry}>
        Reintentar
      </button>
    )}
  </>
);
