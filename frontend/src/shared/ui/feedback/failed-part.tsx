import { useState } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Note } from './note.tsx';

export interface FailedPartProps {
  message: string;
  onRetry: () => void;
  /** It is asked for again: the button stays, and the focus on it. */
  isRetrying?: boolean;
}

/** In the place of what could not be had. */
export function FailedPart({ message, onRetry, isRetrying = false }: FailedPartProps) {
  const [told, tell] = useState(message);
  // What is asked for again has not failed yet: until it has, its last failure is told.
  if (!isRetrying && told !== message) tell(message);
  return (
    <Note tone="warn" role="alert">
      <p>{told}</p>
      <Button small onClick={onRetry} working={isRetrying} workingLabel="Reintentando…">
        <Icon name="retry" /> Reintentar
      </Button>
    </Note>
  );
}
