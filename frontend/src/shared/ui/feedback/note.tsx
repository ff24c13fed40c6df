import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export interface NoteProps extends ComponentProps<'div'> {
  tone?: 'info' | 'warn' | 'bad';
  small?: boolean;
}

const ICON = { info: 'info', warn: 'warn', bad: 'error' } as const;
const FRAME = {
  info: 'bg-info-tint',
  warn: 'bg-warn-tint',
  bad: 'bg-surface shadow-refused',
} as const;
const MARK = { info: 'text-info', warn: 'text-warn', bad: 'text-bad' } as const;

/** Message that belongs to its place on the page: a text, or elements. Set `role` if it appears without an action of the user. */
export function Note({ tone = 'info', small = false, className, children, ...attributes }: NoteProps) {
  return (
    <div
      {...attributes}
      className={classNames(
        'flex gap-3 rounded-md px-4',
        small ? 'py-3 text-14' : 'py-4',
        FRAME[tone],
        className,
      )}
    >
      <Icon name={ICON[tone]} className={classNames(MARK[tone], !small && 'mt-0.5')} />
      <div className="min-w-0 flex-1 [&_li]:py-0.5 [&_p+p]:mt-1 [&_ul]:mt-2">
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
