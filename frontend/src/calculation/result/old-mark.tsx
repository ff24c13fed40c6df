import { isOld, type FigureStatus } from '../figures/shown.ts';
import styles from './old-mark.module.css';

/** Class of an element that is dimmed while it has an `OldMark`. */
export const MARKED = styles['marked'];

/** Says on the upper edge of its `MARKED` parent, in room of no one, that the figures there belong to former answers. */
export const OldMark = ({ status }: { status: FigureStatus }) =>
  isOld(status) && <p className={styles['mark']}>De los datos anteriores</p>;
