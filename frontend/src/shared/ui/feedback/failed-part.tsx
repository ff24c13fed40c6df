import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Note } from './note.tsx';

export interface FailedPartProps {
  message: string;
  onRetry: () => void;
}

/** In the place of what could not be had. */
export function FailedPart({ message, onRetry }: FailedPartProps) {
  return (
    <Note tone="warn" role="alert">
      <p>{message}</p>
      <Button small onClick={onRetry}>
        <Icon name="retry" /> Reintentar
      </Button>
    </Note>
  );
}
