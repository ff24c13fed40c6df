import type { ReactNode } from 'react';
import { Note } from '#shared/ui/feedback/note.tsx';
import { ErrorSummary } from '#shared/ui/fields/error-summary.tsx';
import type { FormErrors } from '#shared/ui/fields/use-form-errors.ts';
import styles from './personal-data.module.css';

export interface RequestFormProps {
  title: string;
  errors: Pick<FormErrors, 'summary' | 'attempt'>;
  /** Message of the last request's failure. */
  failure: string | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** Card with a form: heading, errors, the failure of the last request, fields. */
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
      {failure !== null && (
        <Note tone="bad" role="alert" className={styles['message']}>
          <p>{failure}</p>
        </Note>
      )}
      {children}
    </form>
  );
}
