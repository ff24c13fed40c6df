import { useEffect, useRef, type ReactNode } from 'react';
import { listen } from '#shared/browser/listen.ts';
import { Icon } from '../icon.tsx';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  startsOpen?: boolean;
  className?: string | undefined;
  /** Called when it is opened or closed. */
  onToggle?: ((isOpen: boolean, details: HTMLElement) => void) | undefined;
}

/** Heading that folds its content: a native `details`. It is printed open. */
export function Disclosure({ title, children, startsOpen = false, className, onToggle }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    return listen(window, ['beforeprint', 'afterprint'], ({ type }) => {
      if (details.current === null) return;
      const isPrinting = type === 'beforeprint';
      if (isPrinting) wasOpen = details.current.open;
      details.current.open = isPrinting || wasOpen;
    });
  }, []);
  return (
    <details
      ref={details}
      className={className}
      open={startsOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open, currentTarget)}
    >
      <summary>
        <span>{title}</span>
        <Icon
          name="chevron"
          className="text-primary transition-transform print:hidden [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** Scrolls a part that was unfolded by a press into view. */
export function showOpened(isOpen: boolean, details: HTMLElement): void {
  if (isOpen && details.contains(document.activeElement)) details.scrollIntoView({ block: 'nearest' });
}
