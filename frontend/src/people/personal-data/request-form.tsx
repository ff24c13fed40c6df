import type { ReactNode } from 'react';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { ErrorSummary } from '#shared/ui/fields/error-summary.tsx';
import type { FormErrors } from '#shared/ui/fields/use-form-errors.ts';
import styles from './personal-data.module.css';

export interface RequestFormProps {
  title: string;
  errors: Pick<FormErrors, 'summary' | 'attempt'>;
  failure: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

export function RequestForm({ title, errors, failure, onSubmit, children }: RequestFormProps) {
  return (
    <form
      className={styles['card']}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      <h2>{title}</h2>
      <ErrorSummary
        title="Hay errores en el formulario."
        errors={errors.summary}
        attempt={errors.attempt}
        className={styles['message']}
      />
      <ActionFailure text={failure} className={styles['message']} />
      {children}
    </form>
  );
}
