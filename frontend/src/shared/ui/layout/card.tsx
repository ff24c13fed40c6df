import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface CardProps {
  /** Heading; a card without one has a `label`. */
  title?: string;
  /** Name for assistive technology. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Framed part of a screen. */
export function Card({ title, label, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      className={classNames(
        'grid min-w-0 gap-4 overflow-clip rounded-md border border-line bg-surface p-4 md:p-6',
        className,
      )}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <h2 id={id} className="text-20">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
