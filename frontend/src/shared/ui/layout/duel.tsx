import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

/** Figure of both sides, left and right. */
export interface DuelRow {
  readonly label: string;
  readonly texts: readonly [left: string, right: string];
  /** Compared values, of which the lower one is better; null for a side that is not known. */
  readonly values: readonly [left: number | null, right: number | null];
}

export interface DuelProps {
  caption: string;
  heads: readonly [left: string, right: string];
  /** The first row is set large, the last one is a sum if `endsWithSum`. */
  rows: readonly DuelRow[];
  endsWithSum?: boolean;
}

const SIDES = [0, 1] as const;

const isBetter = ({ values }: DuelRow, side: 0 | 1): boolean => {
  const [own, other] = [values[side], values[1 - side]];
  return typeof own === 'number' && typeof other === 'number' && own < other;
};

const ROW =
  'grid grid-cols-2 gap-x-1 border-line p-2.5 @min-[36rem]:grid-cols-[1.1fr_1fr_1fr] @min-[36rem]:items-baseline @min-[36rem]:px-6 print:break-inside-avoid';
const CELL = 'text-left leading-[1.45] wrap-anywhere';
/** So small on the narrowest phones that ten digits and a tick stay on one line. */
const FIRST = 'text-[0.8125rem] leading-[1.45] @min-[17.5rem]:text-20';
const FIGURE = 'text-[0.8125rem] leading-[1.45] @min-[19rem]:text-[0.9375rem] @min-[36rem]:text-16';

/** Two offers or terms side by side. The lower figure of a row is bold and has a tick. A label is above both figures, until there is room for it beside them. */
export function Duel({ caption, heads, rows, endsWithSum = false }: DuelProps) {
  return (
    <div className="@container">
      <table role="table" className="num block w-full overflow-clip rounded-md border border-line bg-surface">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className={`${ROW} bg-ground`}>
            <td role="cell" className="hidden @min-[36rem]:block" />
            {SIDES.map((side) => (
              <th key={side} role="columnheader" scope="col" className={`${CELL} font-bold`}>
                {heads[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map((row, index) => (
            <tr
              key={row.label}
              role="row"
              className={classNames(
                ROW,
                endsWithSum ? 'border-t last:border-t-2 last:border-ink' : 'border-t',
              )}
            >
              <th
                role="rowheader"
                scope="row"
                className={`${CELL} col-span-full text-14 font-normal text-ink-2 @min-[36rem]:col-auto @min-[36rem]:text-16`}
              >
                {row.label}
              </th>
              {SIDES.map((side) => (
                <td key={side} role="cell" className={classNames(CELL, isBetter(row, side) && 'font-bold')}>
                  <span className={index === 0 ? FIRST : FIGURE}>
                    {row.texts[side]}
                    {isBetter(row, side) && (
                      <>
                        <Icon
                          name="tick"
                          className="ml-0.75 inline size-3.5 stroke-[2.5] align-[-2px] text-good"
                        />
                        <span className="sr-only"> mejor</span>
                      </>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
