import { LIMITS } from '@simulador/contracts/calculation/limits';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { useAnswers } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';

/** Months of grace of both flavours. See docs/rules.md R96. */
const GRACE_OPTIONS: readonly SelectOption[] = Array.from(
  { length: LIMITS.web.graceMonthsMax + 1 },
  (_, months) => ({
    value: String(months),
    label: months === 0 ? 'Sin Meses de gracia' : `${months} ${months === 1 ? 'mes' : 'meses'}`,
  }),
);

export const GraceField = () => (
  <Bound to="credit.graceMonths">
    {(field) => (
      <SelectField
        {...field}
        options={GRACE_OPTIONS}
        hint="Meses del comienzo en que no se paga. Sus intereses se suman al capital."
      />
    )}
  </Bound>
);

/** Note on the requirements of a long term, once one was typed. See docs/rules.md R53. */
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
