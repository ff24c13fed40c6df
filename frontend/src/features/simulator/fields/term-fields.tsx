import { LIMITS } from '@simulador/contracts/domain/limits';
import { isLongTerm } from '@simulador/contracts/domain/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { GRACE_OPTIONS } from '../answers/options.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { Bound } from './bound.tsx';

/** How long the credit is paid, and how long nothing is paid before. */
export function TermFields() {
  const { yearsMin, yearsMax } = LIMITS[useSimulator().answers.flavour];
  return (
    <>
      <Bound to="credit.paymentYears">
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
      <Bound to="credit.graceMonths">
        {(field) => (
          <SelectField
            {...field}
            options={GRACE_OPTIONS}
            hint="Meses del comienzo en que no se paga. Sus intereses se suman al capital."
          />
        )}
      </Bound>
    </>
  );
}

/** The requirements of a long term, once one was typed. See docs/rules.md R53. */
export function LongTermNote() {
  const { paymentYears } = useSimulator().answers.credit;
  if (!isLongTerm(Number(paymentYears))) return null;
  return (
    <FieldGridRow>
      <Note small>
        <p>{LEGAL_NOTES.longTerm}</p>
      </Note>
    </FieldGridRow>
  );
}
