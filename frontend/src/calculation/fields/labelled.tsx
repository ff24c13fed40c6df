import type { ReactNode } from 'react';
import { HintBesideLabel } from '#shared/ui/fields/field.tsx';

/** Columns as wide as fit. */
const COLUMNS = 'grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]';

interface FieldRowProps {
  /** Columns. */
  className?: string;
  children: ReactNode;
}

/** A row of fields whose hints stand beside their labels where both fit. Its controls stand on one line however many lines a label takes. */
export const FieldRow = ({ className = COLUMNS, children }: FieldRowProps) => (
  <div
    className={`-mb-3 grid gap-x-4 *:row-span-4 *:grid *:min-w-0 *:grid-cols-[minmax(0,1fr)] *:grid-rows-subgrid *:pb-3 print:hidden [&_b]:font-normal [&_b]:text-ink-2 [&_input]:pr-0 [&_input]:pl-3 [&_select]:pr-8 [&_select]:pl-3 [&_select+svg]:right-2 ${className}`}
  >
    <HintBesideLabel value>{children}</HintBesideLabel>
  </div>
);
