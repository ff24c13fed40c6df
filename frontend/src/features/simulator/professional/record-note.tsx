import { EmailText } from '#shared/ui/email-text.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { useSimulator } from '../state/use-simulator.ts';

/** What the client typed where it differs from the record, which fills the fields. See docs/rules.md R200. */
export function RecordNote() {
  const { answers, progress } = useSimulator();
  const { beside } = progress;
  if (beside === null || beside.rut !== answers.client.rut) return null;
  const { name, email, phone } = beside;
  return (
    <FieldGridRow>
      <Note small>
        <p>
          Los campos tienen los datos de la ficha del cliente. Al simular, el cliente indicó{' '}
          <EmailText text={[name, email, phone].filter(Boolean).join(' · ')} />.
        </p>
      </Note>
    </FieldGridRow>
  );
}
