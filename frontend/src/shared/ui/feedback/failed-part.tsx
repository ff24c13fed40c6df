import { useState } from 'react';
import { Note } from './note.tsx';
import { Button, type ButtonProps } from '../button.tsx';
import { Icon } from '../icon.tsx';

export interface FailedPartProps {
  message: string;
  /** Absent if the same request would fail again. */
  onRetry?: () => void;
  /** True while a retry is running: the button stays and keeps the focus. */
  isRetrying?: boolean;
}

/** Message in place of something that failed to load, with a retry unless that would fail again. */
export function FailedPart({ message, onRetry, isRetrying = false }: FailedPartProps) {
  const [shown, show] = useState(message);
  // During a retry the previous message stays.
  if (!isRetrying && shown !== message) show(message);
  return (
    <Note tone="warn" role="alert">
      <p>{shown}</p>
      <RetryButton small onRetry={onRetry ?? null} working={isRetrying} workingLabel="Reintentando…" />
    </Note>
  );
}

export interface RetryButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Null if the same request would fail again: there is no button then. */
  onRetry: (() => void) | null;
}

/** Button that sends what failed again. */
export const RetryButton = ({ onRetry, ...button }: RetryButtonProps) =>
  onRetry && (
    <Button {...button} onClick={onRetry}>
      <Icon name="retry" /> Reintentar
    </Button>
  );
