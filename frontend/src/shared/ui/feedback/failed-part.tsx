import { useState } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Note } from './note.tsx';

export interface FailedPartProps {
  message: string;
  onRetry: () => void;
  /** A retry runs: the button stays, and keeps the focus. */
  isRetrying?: boolean;
}

/** In the place of something that could not be loaded. */
export function FailedPart({ message, onRetry, isRetrying = false }: FailedPartProps) {
  const [shown, show] = useState(message);
  // A retry has not failed yet: until it does, its last failure is shown.
  if (!isRetrying && shown !== message) show(message);
  return (
    <Note tone="warn" role="alert">
      <p>{shown}</p>
      <Button small onClick={onRetry} working={isRetrying} workingLabel="Reintentando…">
        <Icon name="retry" /> Reintentar
      </Button>
    </Note>
  );
}
