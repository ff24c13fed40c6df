import type { Fact } from '@simulador/contracts/simulations/facts';
import { useId, type ReactNode, useState, type FocusEvent, type PointerEvent } from 'react';
import { classNames } from '../class-names.ts';
import { EmailText } from '../email-text.tsx';

export interface ShownFact extends Omit<Fact, 'value'> {
  readonly value: ReactNode;
  /** Explanation of the label, shown on demand. */
  readonly explanation?: string;
}

export interface FactsProps {
  /** Facts, false or null in place of one that does not apply. */
  facts: readonly (ShownFact | false | null)[];
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
      {facts.map(
        (fact) =>
          fact &&
          (isGrid ? (
            <GridFact key={fact.label} {...fact} />
          ) : (
            <RowFact key={fact.label} {...fact} isTight={look === 'tight'} />
          )),
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

export interface ExplainedProps {
  /** Term that the tooltip explains, e.g. `Qué es el CAE`. */
  name: string;
  children: string;
}

/** Mark next to a term, which explains it on press, hover or keyboard focus. See docs/rules.md R242. */
export function Explained({ name, children }: ExplainedProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const hover =
    (open: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') setIsOpen(open);
    };
  const openForKeyboard = ({ currentTarget }: FocusEvent<HTMLButtonElement>): void => {
    if (currentTarget.matches(':focus-visible')) setIsOpen(true);
  };
  return (
    <span
      className="ml-1.5 whitespace-normal print:hidden"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      {/* Positioned above the next line, which it overlaps, and above its own explanation; without height of its own. */}
      <button
        type="button"
        className="relative z-1 -my-1.5 inline-grid size-6 cursor-help place-items-center rounded-full border border-current bg-transparent p-0 align-middle text-14 leading-none font-semibold aria-expanded:z-3"
        aria-label={`Qué es ${name}`}
        aria-describedby={id}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onFocus={openForKeyboard}
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        ?
      </button>
      {/* As wide as its nearest positioned ancestor, so that it never leaves the screen. */}
      <span
        role="tooltip"
        id={id}
        className="absolute inset-x-0 top-[calc(100%+6px)] z-2 rounded-sm border border-edge bg-surface px-3.5 py-3 text-left text-14 font-normal text-ink shadow-float"
        hidden={!isOpen}
      >
        {children}
      </span>
    </span>
  );
}
