import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './note.module.css';

export interface NoteProps extends ComponentProps<'div'> {
  tone?: 'info' | 'warn' | 'bad';
  small?: boolean;
}

const ICON = { info: 'info', warn: 'warn', bad: 'error' } as const;

/** Message that belongs to its place on the page. Set `role` if it appears without an action of the user. */
export function Note({ tone = 'info', small = false, className, children, ...attributes }: NoteProps) {
  return (
    <div
      {...attributes}
      className={classNames(styles['note'], styles[tone], small && styles['small'], className)}
    >
      <Icon name={ICON[tone]} />
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
