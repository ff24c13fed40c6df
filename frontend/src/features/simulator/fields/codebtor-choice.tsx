import { useQuery } from '@tanstack/react-query';
import { partQuery, retryPart } from '#shared/browser/load-part.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { useSimulator } from '../state/use-simulator.ts';
import { Bound } from './bound.tsx';

/** Most simulations have no co-debtor: the fields are loaded when the box is ticked. */
const codebtorFields = partQuery('codebtor', () => import('./codebtor-fields.tsx'));
const HINT = 'Se suman las dos rentas, y el seguro de desgravamen cubre a ambas personas.';

/** Asks whether somebody else owes the credit too, and who. See docs/rules.md R580. */
export function CodebtorChoice() {
  const { hasCodebtor } = useSimulator().answers.client;
  return (
    <>
      <Bound to="client.hasCodebtor">
        {({ value, ...field }) => <CheckboxField {...field} checked={value} hint={HINT} wide />}
      </Bound>
      {hasCodebtor && <Fields />}
    </>
  );
}

function Fields() {
  const part = useQuery(codebtorFields);
  if (part.data !== undefined) return <part.data.CodebtorFields />;
  if (part.error === null) return <Loading label="Cargando…" />;
  return (
    <FailedPart
      message="No pudimos cargar estas preguntas."
      isRetrying={part.isFetching}
      onRetry={() => retryPart(part)}
    />
  );
}
