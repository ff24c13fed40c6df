import type { ReactNode } from 'react';
import { Note } from '../feedback/note.tsx';
import { ErrorSummary } from '../fields/error-summary.tsx';
import type { FormState } from './use-form.ts';

export interface FormProps {
  form: Pick<FormState<object>, 'submit' | 'summary' | 'attempt' | 'failure'>;
  /** Name for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Form with its violations and its failure above the fields. */
export function Form({ form, label, children }: FormProps) {
  return (
    <form className="grid gap-4" aria-label={label} onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <ActionFailure text={form.failure} />
      {children}
    </form>
  );
}

/** Buttons of a form or a card. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
);

/** Announces why an action failed; null for an action that did not. */
export const ActionFailure = ({ text }: { text: string | null }) =>
  text !== null && (
    <Note tone="bad" role="alert">
      {text}
    </Note>
  );
