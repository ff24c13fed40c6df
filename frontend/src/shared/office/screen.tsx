import type { ReactNode } from 'react';
import { unbroken } from '@simulador/contracts/platform/format';
import { classNames } from '../ui/class-names.ts';

export interface ScreenProps {
  title: string;
  /** Content at the other end of the title's row. */
  aside?: ReactNode;
  /** Note above the content. */
  notice?: ReactNode;
  /** True for a desk: a wider screen with lower rows and smaller cards, whose facts are in sight at once. */
  isDense?: boolean;
  children: ReactNode;
}

/** Screen of staff: title and content, with smaller fields and gaps than a visitor's. */
export function Screen({ title, aside, notice, isDense = false, children }: ScreenProps) {
  return (
    <div
      data-screen
      className={
        isDense
          ? 'text-[length:var(--text-14)] [--card:12px_16px] [--control:36px] [--gap:12px] [&_section>header>h2]:text-16'
          : 'max-w-320 [--control:40px] [--gap:16px]'
      }
    >
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between',
          isDense ? 'gap-x-4 gap-y-2 py-3' : 'gap-4 pt-6 pb-4',
        )}
      >
        <h1 className={isDense ? 'text-20' : 'max-md:text-25'}>{unbroken(title)}</h1>
        {aside}
      </div>
      {notice && <div className="mb-4">{notice}</div>}
      {children}
    </div>
  );
}
