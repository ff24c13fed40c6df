import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { LEGAL_TITLE } from '../texts.ts';
import styles from './legal-notes.module.css';

export interface LegalNotesProps {
  notes: readonly string[];
  className?: string | undefined;
}

/** Legal notes about the figures, initially folded. */
export function LegalNotes({ notes, className }: LegalNotesProps) {
  return (
    <Disclosure title={LEGAL_TITLE} className={classNames(styles['notes'], className)}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Disclosure>
  );
}
