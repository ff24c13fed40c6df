import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
  className?: string | undefined;
}

/** A heading that folds its content away; the browser's own `details`. */
export function Disclosure({ title, children, startsOpen = false, className }: DisclosureProps) {
  return (
    <details className={classNames(styles['disclosure'], className)} open={startsOpen}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
