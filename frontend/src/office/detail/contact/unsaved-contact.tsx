import { OUTCOME_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { useUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { UnsentText } from '../comments/unsent-text.tsx';
import { NO_DRAFT, useContactDraft } from './use-contact-draft.ts';

/** Outcome and note that can't be saved any more. A chosen state or day alone has nothing to copy. */
export function UnsavedContact() {
  const { draft, setDraft } = useContactDraft();
  const { outcome, note } = draft;
  // E.g. `Habló: Después del 5`.
  const text = [outcome === null ? '' : OUTCOME_NAMES[outcome], note]
    .filter((part) => part !== '')
    .join(': ');
  useUnsavedInDetail(text !== '');
  if (text === '') return null;
  return (
    <section>
      <UnsentText
        name="unsaved_contact"
        label="Su contacto, que no se guardó"
        text={text}
        onDiscard={() => setDraft(NO_DRAFT)}
      />
    </section>
  );
}
