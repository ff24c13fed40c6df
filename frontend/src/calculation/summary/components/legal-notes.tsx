import { Disclosure } from '#shared/ui/layout/disclosure.tsx';

/** Legal notes about the figures, initially folded. */
export const LegalNotes = (props: { notes: readonly string[]; className?: string | undefined }) => (
  <Disclosure title="Ver observaciones legales" className={props.className}>
    {props.notes.map((note) => (
      <p key={note} className="pb-3 text-14 text-ink-2">
        {note}
      </p>
    ))}
  </Disclosure>
);
