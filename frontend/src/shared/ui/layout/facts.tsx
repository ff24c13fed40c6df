import type { Fact } from '@simulador/contracts/simulations/facts';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EmailText } from '../email-text.tsx';
import { Explained } from '../explained.tsx';

export interface ShownFact extends Omit<Fact, 'value'> {
  readonly value: ReactNode;
  /** Explanation of the label, shown on demand. */
  readonly explanation?: string;
}

export interface FactsProps {
  facts: readonly ShownFact[];
  /** Heading above the facts. */
  title?: string;
  /** `grid`: label above value, in columns (`--facts-columns`). `rows`: value on the right, sums below a line. `tight`: smaller rows. */
  look?: 'grid' | 'rows' | 'tight';
  className?: string | undefined;
}

/** Labels and their values. */
export function Facts({ facts, title, look = 'grid', className }: FactsProps) {
  const titleId = useId();
  const isGrid = look === 'grid';
  const list = (
    <dl
      className={classNames(
        isGrid &&
          'num grid grid-cols-[var(--facts-columns,repeat(auto-fit,minmax(8rem,1fr)))] gap-x-6 gap-y-4',
        look === 'tight' && 'text-14',
        title !== undefined && 'mt-3',
        className,
      )}
    >
      {facts.map((fact) =>
        isGrid ? (
          <GridFact key={fact.label} {...fact} />
        ) : (
          <RowFact key={fact.label} {...fact} isTight={look === 'tight'} />
        ),
      )}
    </dl>
  );
  if (title === undefined) return list;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {list}
    </section>
  );
}

function GridFact({ label, value, note, isWide }: ShownFact) {
  return (
    <div className={isWide ? 'col-(--wide-fact,1/-1)' : undefined}>
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd className="font-semibold wrap-anywhere">
        {typeof value === 'string' ? <EmailText text={value} /> : value}
        {note !== undefined && <Note>{note}</Note>}
      </dd>
    </div>
  );
}

function RowFact({ label, value, isSum, note, explanation, isTight }: ShownFact & { isTight: boolean }) {
  return (
    <div
      className={classNames(
        'relative flex flex-wrap justify-between gap-x-4 gap-y-1 first:border-t-0',
        isTight ? 'py-1.75' : 'py-2.5',
        isSum ? 'border-t-2 border-ink' : 'border-t border-line',
      )}
    >
      {/* A figure has a line of its own only where it has no room beside the longest word of its label. */}
      <dt className={classNames('flex-1', isSum ? 'font-semibold' : 'text-ink-2')}>
        <span>{label}</span>
        {explanation !== undefined && <Explained name={label}>{explanation}</Explained>}
        {note !== undefined && <Note>{note}</Note>}
      </dt>
      <dd
        className={classNames(
          'ml-auto max-w-full flex-none text-right whitespace-nowrap',
          (isSum || !isTight) && 'font-semibold',
        )}
      >
        {value}
      </dd>
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <small className="block text-14 font-normal text-ink-2">{children}</small>
);
