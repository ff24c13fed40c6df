import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { focusField } from './focus-field.ts';
import { Note } from '../feedback/note.tsx';

export interface SummaryError {
  readonly name: string;
  readonly label: string;
  readonly message: string;
  /** The field to lead to where this one waits for its answer; absent, its own. */
  readonly target?: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly SummaryError[];
  attempt: number;
  className?: string | undefined;
}

/**
 * The violations of a refused submit, with the fields' own messages. Takes the focus once whenever `attempt` counts up: what is broken later
 * does not take it from who types.
 */
export function ErrorSummary({ title, errors, attempt, className }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isEmpty = errors.length === 0;
  const focusedAttempt = useRef(0);
  useEffect(() => {
    if (attempt > 0 && isEmpty) return; // the errors may come after the count
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
            <a href={`#${target}`} onClick={(event) => lead(event, target)}>
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}

function lead(event: MouseEvent, name: string): void {
  event.preventDefault(); // a fragment in the address would break the navigation back
  focusField(name);
}
