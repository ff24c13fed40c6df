import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import styles from './legal-notes.module.css';

/** Legal notes about the figures, initially folded. */
export function LegalNotes({
  notes,
  className,
}: {
  notes: readonly string[];
  className?: string | undefined;
}) {
  return (
    <Disclosure title="Ver observaciones legales" className={classNames(styles['notes'], className)}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Disclosure>
  );
}
