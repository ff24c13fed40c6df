import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RetryButton } from '#shared/ui/feedback/failed-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { inicioQuery, listsOf } from '../api/get-inicio.ts';
import { useBank, useFigures, useSteps } from '../state/simulator-context.tsx';

/** Note next to the calculate button: why it is disabled, or why its last press failed, with a button to retry. */
export function ObstacleNote() {
  const isWithoutLists = listsOf(useBank().inicio) === null;
  const { obstacle, failure, isCalculating, calculate } = useFigures();
  const { modules } = useSteps();
  // At the other modules the page says it above them.
  if (isWithoutLists && !modules.m3.active) return null;
  if (obstacle !== null) {
    return (
      <Note tone="warn" small className="mb-4">
        <p>{obstacle}</p>
        {isWithoutLists && <RetryInicio />}
      </Note>
    );
  }
  if (failure === null) return null;
  return (
    <Note tone="bad" small className="mb-4">
      <p>{failure.message}</p>
      <RetryButton
        small
        working={isCalculating}
        workingLabel="Calculando…"
        onRetry={failure.isFinal ? null : calculate}
        className="mt-3"
      />
    </Note>
  );
}

/** Button that requests UF, catalogues and insurances again. */
export function RetryInicio() {
  const queries = useQueryClient();
  const isFetching = useIsFetching({ queryKey: inicioQuery.queryKey }) > 0;
  return (
    <RetryButton
      small
      working={isFetching}
      workingLabel="Consultando…"
      onRetry={() => void queries.refetchQueries(inicioQuery)}
      className="mt-3"
    />
  );
}
