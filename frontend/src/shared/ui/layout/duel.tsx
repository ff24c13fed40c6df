import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './duel.module.css';

/** Figure of both sides, left and right. */
export interface DuelRow {
  readonly label: string;
  readonly texts: readonly [left: string, right: string];
  /** Compared values, of which the lower one is better; null for a side that is not known. */
  readonly values: readonly [left: number | null, right: number | null];
  /** Small texts below the figures, such as the other currency. */
  readonly notes?: readonly [left: string, right: string];
}

export interface DuelProps {
  caption: string;
  heads: readonly [left: string, right: string];
  /** Small texts below the heads. */
  headNotes?: readonly [left: string, right: string];
  /** The first row is set large, the last one is a sum if `endsWithSum`. */
  rows: readonly DuelRow[];
  endsWithSum?: boolean;
}

const SIDES = [0, 1] as const;

const isBetter = ({ values }: DuelRow, side: 0 | 1): boolean => {
  const [own, other] = [values[side], values[1 - side]];
  return typeof own === 'number' && typeof other === 'number' && own < other;
};

/** Two offers or terms side by side. The lower figure of a row is bold and has a tick. */
export function Duel({ caption, heads, headNotes, rows, endsWithSum = false }: DuelProps) {
  return (
    <div className={styles['room']}>
      <table role="table" className={classNames(styles['duel'], endsWithSum && styles['sum'], 'num')}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {SIDES.map((side) => (
              <th key={side} role="columnheader" scope="col">
                {heads[side]}
                {headNotes !== undefined && <small>{headNotes[side]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.label} role="row">
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {SIDES.map((side) => (
                <td key={side} role="cell" className={classNames(isBetter(row, side) && styles['better'])}>
                  <span className={styles['figure']}>
                    {row.texts[side]}
                    {isBetter(row, side) && (
                      <>
                        <Icon name="tick" className={styles['mark']} />
                        <span className="sr-only"> mejor</span>
                      </>
                    )}
                  </span>
                  {row.notes !== undefined && <small>{row.notes[side]}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
