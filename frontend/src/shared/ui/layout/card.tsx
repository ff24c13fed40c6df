import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps {
  /** Heading; a card without one has a `label`. */
  title?: ReactNode;
  /** Reference to the heading, which can then get the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Text below the heading. */
  lead?: string;
  /** Name for assistive technology. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Framed part of a screen. */
export function Card({ title, titleRef, lead, label, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={classNames(
        'grid min-w-0 gap-4 overflow-clip rounded-md border border-line bg-surface p-(--card,16px) md:p-(--card,24px)',
        className,
      )}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <header>
          <h2 id={id} className="text-20" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h2>
          {lead !== undefined && <p className="text-14 text-ink-2">{lead}</p>}
        </header>
      )}
      {children}
    </section>
  );
}
