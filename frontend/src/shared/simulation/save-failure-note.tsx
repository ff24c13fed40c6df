import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { RefusedField } from '../api/api-error.ts';
import { Note } from '../ui/feedback/note.tsx';
import type { Failure } from './save-failure.ts';

export interface SaveFailureNoteProps {
  failure: Failure;
  /** Number of failures; each one moves the focus to the note. */
  attempt: number;
  title: string;
  /** Returns a field's label; null if this page has no such field. */
  labelOf: (fieldName: string) => string | null;
  onLead: (field: RefusedField) => void;
  className?: string | undefined;
  /** Buttons for what the user can do. */
  children: ReactNode;
}

/** Note why nothing was saved, in a sentence or field by field. */
export function SaveFailureNote(props: SaveFailureNoteProps) {
  const { failure, attempt, title, className, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Note tone="bad" role="alert" tabIndex={-1} ref={box} className={className}>
      <p>
        <b>{failure.kind === 'fields' ? title : failure.message}</b>
      </p>
      {failure.kind === 'fields' && (
        <ul>
          {failure.fields.map((field) => (
            <li key={field.name}>
              <Refused {...props} field={field} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Note>
  );
}

function Refused({ field, labelOf, onLead }: SaveFailureNoteProps & { field: RefusedField }) {
  const label = labelOf(field.name);
  if (label === null) return field.message;
  const lead = (event: MouseEvent): void => {
    event.preventDefault(); // A fragment in the address would break the navigation back.
    onLead(field);
  };
  return <a href={`#${field.name}`} onClick={lead}>{`${label}: ${field.message}`}</a>;
}
