import { Note } from './note.tsx';

/** Announces why an action failed; null for an action that did not. */
export const ActionFailure = ({ text, className }: { text: string | null; className?: string | undefined }) =>
  text !== null && (
    <Note tone="bad" role="alert" className={className}>
      <p>{text}</p>
    </Note>
  );
