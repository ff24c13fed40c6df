import { useEffect, useId, useRef } from 'react';
import { focusField } from './focus-field.ts';
import { Note } from '../feedback/note.tsx';

export interface SummaryError {
  readonly name: string;
  readonly label: string;
  readonly message: string;
  /** Field to link to, if this one waits for its answer; by default the field itself. */
  readonly target?: string;
}

export interface ErrorSummaryProps {
  title?: string;
  errors: readonly SummaryError[];
  attempt: number;
  className?: string | undefined;
}

/**
 * Violations of a refused submit, with the fields' own messages. Takes the focus once per `attempt`; violations that appear later
 * don't take it from a user who is typing.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title = 'Hay errores en el formulario.', errors, attempt, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isEmpty = errors.length === 0;
  const focusedAttempt = useRef(0);
  useEffect(() => {
    if (attempt > 0 && isEmpty) return; // The errors may be rendered after the count.
    if (attempt > focusedAttempt.current) box.current?.focus();
    focusedAttempt.current = attempt;
  }, [attempt, isEmpty]);

  if (isEmpty) return null;
  return (
    <Note tone="bad" role="alert" tabIndex={-1} ref={box} aria-labelledby={titleId} className={className}>
      <p id={titleId}>
        <b>{title}</b>
      </p>
      <ul>
        {errors.map(({ name, label, message, target = name }) => (
          <li key={name}>
            <a
              className="inline-block min-h-6 font-semibold text-bad"
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault(); // A fragment in the address would break the navigation back.
                focusField(target);
              }}
            >{`${label}: ${message}`}</a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
