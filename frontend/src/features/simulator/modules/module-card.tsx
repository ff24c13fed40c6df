import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { messageText } from '@simulador/contracts/messages/es';
import card from '#shared/ui/layout/card.module.css';
import { ErrorSummary, type SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import styles from './module-card.module.css';

export interface ModuleCardProps {
  /** `01 Tus datos`. */
  step: string;
  title: string;
  lead: string;
  /** True when the visitor was led here: the title takes the focus. */
  takesFocus: boolean;
  onSubmit: (event: FormEvent) => void;
  summary: readonly SummaryError[];
  /** What the summary is called when it stands at the foot, above the buttons. */
  footSummary?: string;
  attempt: number;
  footer: ReactNode;
  children: ReactNode;
}

/** The open module: its fields in a form, the refused submit's summary above them. */
export function ModuleCard(props: ModuleCardProps) {
  const { step, title, lead, takesFocus, onSubmit, summary, footSummary, attempt, footer, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const startsWithFocus = useRef(takesFocus);

  useEffect(() => {
    if (!startsWithFocus.current) return;
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const errorSummary = (
    <ErrorSummary
      title={footSummary ?? messageText('form_has_errors')}
      errors={summary}
      attempt={attempt}
      className={styles['summary']}
    />
  );
  return (
    <section className={card['card']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <p className={`${styles['step']} num`}>{step}</p>
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      {footSummary === undefined && errorSummary}
      <form noValidate onSubmit={onSubmit} aria-labelledby={titleId}>
        <FieldGrid>{children}</FieldGrid>
        <footer className={styles['footer']}>
          {footSummary !== undefined && errorSummary}
          {footer}
        </footer>
      </form>
    </section>
  );
}
