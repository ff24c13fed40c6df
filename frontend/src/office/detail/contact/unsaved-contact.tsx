import { useEffect, useEffectEvent } from 'react';
import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { UnsentText, useUnsent } from '../comments/unsent-text.tsx';
import { contactKeyOf, type Draft } from './use-contact-draft.ts';

/** Outcome and note that can't be saved any more. */
export function UnsavedContact({ simulation }: { simulation: string }) {
  const { stored, discard } = useUnsent(contactKeyOf(simulation));
  const text = textOf(stored);
  const isChoice = stored !== '' && text === '';
  const drop = useEffectEvent(discard);
  // A chosen state or day alone has nothing to copy, and must not make signing out ask.
  useEffect(() => {
    if (isChoice) drop();
  }, [isChoice]);
  if (text === '') return null;
  return (
    <section>
      <UnsentText
        name="unsaved_contact"
        label="Su contacto, que no se guardó"
        text={text}
        onDiscard={discard}
      />
    </section>
  );
}

/** Returns outcome and note of a stored draft, e.g. `Habló: Después del 5`. */
function textOf(stored: string): string {
  if (stored === '') return '';
  const { outcome, note } = JSON.parse(stored) as Draft;
  return [outcome === null ? '' : OUTCOME_NAMES[outcome], note].filter((part) => part !== '').join(': ');
}
