import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import type { Correction } from '../answers/corrections.ts';
import { useSimulator } from '../state/use-simulator.ts';

export interface CorrectionLineProps {
  correction: Correction;
  /** Of the input. */
  name: string;
}

/** What may take the place of a refused answer, with one press. The focus goes on in the field. */
export function CorrectionLine({ correction: { text, offer }, name }: CorrectionLineProps) {
  const { change } = useSimulator();
  const take = (): void => {
    if (offer === undefined) return;
    change(offer.given);
    focusField(name);
  };
  return (
    <>
      <span>{text}</span>{' '}
      {offer !== undefined && (
        <Button small onClick={take}>
          {offer.label}
        </Button>
      )}
    </>
  );
}
