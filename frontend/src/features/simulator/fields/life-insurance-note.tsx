import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { ClientAnswers } from '../answers/answers.ts';
import { ageOf } from '../answers/credit-violations.ts';

/** Years, the whole year included. See docs/rules.md R54. */
const ENTRY_AGE_MAX = 70;

/** For clients whom the simulator takes and the life insurance does not any more. */
export function LifeInsuranceNote({ client }: { client: ClientAnswers }) {
  if ((ageOf(client) ?? 0) <= ENTRY_AGE_MAX) return null;
  return (
    <FieldGridRow>
      <Note small>
        <p>{LEGAL_NOTES.lifeInsurance}</p>
      </Note>
    </FieldGridRow>
  );
}
