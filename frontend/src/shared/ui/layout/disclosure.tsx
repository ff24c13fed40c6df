import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
  className?: string | undefined;
  /** Called with whether it is open now, and the whole of it. */
  onToggle?: (isOpen: boolean, details: HTMLElement) => void;
}

/** A heading that folds its content away; the browser's own `details`. On paper it is open, which can't be unfolded. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, startsOpen = false, className, onToggle } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const unfold = (): void => {
      wasOpen = details.current?.open ?? false;
      if (details.current !== null) details.current.open = true;
    };
    const fold = (): void => {
      if (details.current !== null) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
  return (
    <details
      ref={details}
      className={classNames(styles['disclosure'], className)}
      open={startsOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open, currentTarget)}
    >
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
