import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { FieldGridRow, FieldHint } from '#shared/ui/fields/field.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { useAnswers, useForm } from '../state/simulator-context.tsx';

/** Loaded on demand, because most simulations have no co-debtor. */
const CodebtorFields = deferred(
  () => import('./codebtor-fields.tsx'),
  ({ CodebtorFields }) => CodebtorFields,
  'No pudimos cargar estas preguntas.',
  <Loading label="Cargando…" />,
);
const CHOICE = 'input_has_codebtor';

/** Buttons that add and remove a co-debtor. See docs/rules.md R580. */
export function CodebtorChoice() {
  const { labels, change } = useForm();
  const hasCodebtor = useAnswers(({ client }) => client.hasCodebtor);
  const [isChosen, setChosen] = useState(false);
  const choose = (next: boolean): void => {
    setChosen(true);
    change({ 'client.hasCodebtor': next });
  };
  return (
    <>
      <FieldGridRow>
        {hasCodebtor ? (
          <h3>Codeudor</h3>
        ) : (
          // The pressed button goes away with its fields.
          <Button small name={CHOICE} autoFocus={isChosen} onClick={() => choose(true)}>
            {labels['client.hasCodebtor']}
          </Button>
        )}
        <FieldHint
          name={CHOICE}
          hint={
            hasCodebtor
              ? 'Se suman las dos rentas, y el seguro de desgravamen cubre a ambas personas.'
              : undefined
          }
        />
      </FieldGridRow>
      {hasCodebtor && (
        <>
          <CodebtorFields takesFocus={isChosen} />
          <FieldGridRow>
            <Button small name={CHOICE} onClick={() => choose(false)}>
              Quitar codeudor
            </Button>
          </FieldGridRow>
        </>
      )}
    </>
  );
}
