import { useIsFetching } from '@tanstack/react-query';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { inicioQuery } from '../api/get-inicio.ts';
import { useBank } from '../state/simulator-context.tsx';

/** Button that requests UF, catalogues and insurances again. */
export function RetryInicio() {
  const { retryInicio } = useBank();
  const isFetching = useIsFetching({ queryKey: inicioQuery.queryKey }) > 0;
  return (
    <RetryButton
      small
      working={isFetching}
      workingLabel="Consultando…"
      onRetry={retryInicio}
      className="mt-3"
    />
  );
}
