import { Note } from './note.tsx';

/** Announces why an action failed; null for an action that did not. */
export const ActionFailure = ({ text }: { text: string | null }) =>
  text !== null && (
    <Note tone="bad" role="alert">
      <p>{text}</p>
    </Note>
  );
