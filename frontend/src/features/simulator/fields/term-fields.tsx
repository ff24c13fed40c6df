import { LIMITS } from '@simulador/contracts/domain/limits';
import { isLongTerm, yearsMaxAt } from '@simulador/contracts/domain/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { GRACE_OPTIONS } from '../answers/options.ts';
import { ageOf } from '../answers/violations.ts';
import { useAnswers } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import { YearsField } from './years-field.tsx';

/** The payment years, with those that the limits and the age allow. */
export function TermField() {
  const flavour = useAnswers((answers) => answers.flavour);
  const age = useAnswers(({ client }) => ageOf(client));
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const most = yearsMaxAt(age, flavour);
  return (
    <Bound to="credit.paymentYears">
      {(field) => (
        <YearsField
          {...field}
          hint={`Entre ${yearsMin} y ${most} años${most < yearsMax ? `, con ${age} años de edad` : ''}.`}
        />
      )}
    </Bound>
  );
}

/** How long the credit is paid, and how long nothing is paid before. */
export function TermFields() {
  return (
    <>
      <TermField />
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
  const isLong = useAnswers(({ credit }) => isLongTerm(Number(credit.paymentYears)));
  if (!isLong) return null;
  return (
    <FieldGridRow>
      <Note small>
        <p>{LEGAL_NOTES.longTerm}</p>
      </Note>
    </FieldGridRow>
  );
}
