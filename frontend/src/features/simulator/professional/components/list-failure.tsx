import { Button } from '#shared/ui/button.tsx';

export interface ListFailureProps {
  onRetry: () => void;
}

/** Below a select whose list could not be had. */
export function ListFailure({ onRetry }: ListFailureProps) {
  return (
    <>
      No pudimos cargar la lista.{' '}
      <Button variant="low" small onClick={onRetry}>
        Reintentar
      </Button>
    </>
  );
}
