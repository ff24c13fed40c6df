import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { Facts, type FactsProps } from '#shared/ui/layout/facts.tsx';
import styles from './success-frame.module.css';

export interface SuccessFrameProps extends Pick<FactsProps, 'facts'> {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  foot?: ReactNode;
}

/** Acknowledgement of an action: its simulation, facts and further links. The title takes the focus. */
export function SuccessFrame({ title, facts, children, actions, foot }: SuccessFrameProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <Icon name="check" className={styles['sign']} />
      <h1 id={titleId} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
      {facts.length > 0 && <Facts facts={facts} className={styles['facts']} />}
      <div className={styles['actions']}>{actions}</div>
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </section>
  );
}
