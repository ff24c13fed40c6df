import type { CSSProperties } from 'react';

export interface GaugeProps {
  /** Share of the credit in the bar, percent. */
  creditPct: number;
  /** Length of the bar, percent of the longest one. */
  lengthPct?: number;
}

/** Bar of a payment: the credit, then its cost. The figures next to it say the same. */
export const Gauge = ({ creditPct, lengthPct = 100 }: GaugeProps) => (
  <span
    aria-hidden="true"
    style={{ '--credit': `${creditPct}%`, width: `${lengthPct}%` } as CSSProperties}
    className="block h-1.5 rounded-sm bg-[linear-gradient(90deg,var(--primary-mid)_var(--credit),var(--accent)_0)] [forced-color-adjust:none] [print-color-adjust:exact]"
  />
);

/** Key of a part in a `Gauge`. */
export const GaugeKey = ({ isCost = false }: { isCost?: boolean }) => (
  <span
    aria-hidden="true"
    className={`mr-1.5 inline-block size-3 rounded-[3px] align-[-1px] [forced-color-adjust:none] [print-color-adjust:exact] ${isCost ? 'bg-accent' : 'bg-primary-mid'}`}
  />
);
