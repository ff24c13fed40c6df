import { Button, type ButtonProps } from './button.tsx';
import { Icon } from './icon.tsx';

export interface RetryButtonProps extends Pick<
  ButtonProps,
  'small' | 'working' | 'workingLabel' | 'className'
> {
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
