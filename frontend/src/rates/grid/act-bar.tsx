import type { ReactNode } from 'react';

export interface ActBarProps {
  /** Pending changes, or whose turn it is. */
  text: ReactNode;
  /** Fields and messages of the acts, in lines of their own. */
  below?: ReactNode;
  /** The acts, the next one last. */
  children: ReactNode;
}

/** Bar at the window's foot, of a short page too, with the one next act. On a low screen it stands at the end of the page. */
export const ActBar = ({ text, below, children }: ActBarProps) => (
  <section
    aria-label="Siguiente paso"
    data-foot
    className="num sticky bottom-0 z-5 -mx-4 mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-2.5 shadow-float md:-mx-6 md:px-6 low:static"
  >
    <p className="min-w-0 flex-1 basis-28 md:basis-60">{text}</p>
    {children}
    {below}
  </section>
);
