import { LIMITS, type Flavour } from '@simulador/contracts/domain/limits';
import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { CreditAnswers } from '../answers/answers.ts';
import type { ModuleForm } from '../modules/use-module-form.ts';
import { Bound } from './bound.tsx';
import { GRACE_OPTIONS } from '../answers/grace-options.ts';

export interface TermFieldsProps {
  to: ModuleForm<CreditAnswers>;
  flavour: Flavour;
}

/** How long the credit is paid, and how long nothing is paid before. */
export function TermFields({ to, flavour }: TermFieldsProps) {
  const { yearsMin, yearsMax } = LIMITS[flavour];
  return (
    <>
      <Bound to={to} field="paymentYears">
        {(field) => (
          <TextField
            {...field}
            inputMode="numeric"
            autoComplete="off"
            suffix="años"
            hint={`Entre ${yearsMin} y ${yearsMax} años.`}
          />
        )}
      </Bound>
      <Bound to={to} field="graceMonths">
        {(field) => (
          <SelectField
            {...field}
            options={GRACE_OPTIONS}
            hint="Los intereses de la gracia se suman al capital."
          />
        )}
      </Bound>
    </>
  );
}

/** What a long term asks of the client. See docs/rules.md R53. */
export function LongTermNote() {
  return (
    <FieldGridRow>
      <Note small>
        <p>{LEGAL_NOTES.longTerm}</p>
      </Note>
    </FieldGridRow>
  );
}
