import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';

export interface UnclosedNoteProps {
  onRetry: () => void;
}

/** The session is gone from this browser, and the server does not know it. */
export function UnclosedNote({ onRetry }: UnclosedNoteProps) {
  return (
    <Note tone="warn" role="status">
      <p>Su sesión anterior se borró de este navegador, pero no pudimos cerrarla en el sistema.</p>
      <Button variant="low" onClick={onRetry}>
        Reintentar
      </Button>
    </Note>
  );
}
