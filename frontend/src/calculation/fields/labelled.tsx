import type { ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { HintBesideLabel } from '#shared/ui/fields/field.tsx';
import { Segments, type SegmentsProps } from '#shared/ui/fields/segments.tsx';

interface LabelledProps {
  /** Columns of a row, or place in it. */
  className?: string;
  children: ReactNode;
}

/** Columns as wide as fit. */
const COLUMNS = 'grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]';

/** A row of labelled fields, whose controls stand on one line however many lines a label takes. */
export const LabelledRow = ({ className = COLUMNS, children }: LabelledProps) => (
  <div className={`-mb-3 grid gap-x-4 print:hidden ${className}`}>{children}</div>
);

/** A field whose hint stands beside its label where both fit. */
export const Labelled = ({ className, children }: LabelledProps) => (
  <div
    className={classNames(
      'row-span-4 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid pb-3 *:contents [&_b]:font-normal [&_b]:text-ink-2 [&_input]:pr-0 [&_input]:pl-3 [&_select]:pr-8 [&_select]:pl-3 [&_select+svg]:right-2',
      className,
    )}
  >
    <HintBesideLabel value>{children}</HintBesideLabel>
  </div>
);

/** A question of few answers below its legend. */
export const Choice = <Value extends string>(props: SegmentsProps<Value>) => (
  <div className="row-span-4 grid grid-rows-subgrid justify-items-start pb-3">
    <span aria-hidden="true" className="mb-1.5 self-end font-semibold">
      {props.legend}
    </span>
    <Segments {...props} />
  </div>
);
