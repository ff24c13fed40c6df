import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { correctionOf } from '../answers/corrections.ts';
import type { FieldPath } from '../answers/fields.ts';
import { useAnswers, useBank, useForm, useViolations } from '../state/simulator-context.tsx';

/** Line with a button that applies a corrected answer and focuses the field. */
export function CorrectionLine({ path, name }: { path: FieldPath; name: string }) {
  const { change, dispatch } = useForm();
  const { uf } = useBank();
  const answers = useAnswers((all) => all);
  const violations = useViolations();
  const correction = uf.freshness === 'pending' ? null : correctionOf(path, answers, violations, uf.valueClp);
  if (correction === null) return null;
  const { text, offer } = correction;
  const use = (): void => {
    if (offer === undefined) return;
    change(offer.changes);
    if (offer.written !== undefined) dispatch({ type: 'written', written: offer.written });
    focusField(name);
  };
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14" id={`${name}-c`}>
      <span>{text}</span>{' '}
      {offer && (
        <Button small className="whitespace-normal!" onClick={use}>
          {offer.label}
        </Button>
      )}
    </p>
  );
}
