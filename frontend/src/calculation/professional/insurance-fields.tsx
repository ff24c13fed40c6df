import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Seguro } from '../api/wire.ts';
import { Bound } from '../fields/bound.tsx';
import { UnemploymentField } from '../fields/credit-fields.tsx';
import { lifeInsuranceOf } from '../answers/credit-facts.ts';
import { useBank, useCreditFields } from '../state/simulator-context.tsx';

const optionsOf = (list: readonly Seguro[] | null | undefined): readonly SelectOption[] | undefined =>
  list?.map(({ IdentificadorSeguro, Descripcion }) => ({
    value: String(IdentificadorSeguro),
    label: Descripcion,
  }));

/** Fields of the insurances. With a subsidy, the life insurance is the one with disability. See docs/rules.md R65. */
export function InsuranceFields() {
  const { inicio } = useBank();
  const { hasSubsidy } = useCreditFields();
  return (
    <>
      <Bound to="credit.lifeInsurance">
        {(field) => (
          <SelectField
            {...field}
            value={lifeInsuranceOf({ lifeInsurance: field.value }, hasSubsidy)}
            options={optionsOf(inicio?.seguros.desgravamen)}
            placeholder="Seleccione un Seguro"
            disabled={hasSubsidy}
            hint={hasSubsidy ? 'Con subsidio, siempre con ITP.' : undefined}
            wide
          />
        )}
      </Bound>
      <Bound to="credit.fireInsurance">
        {(field) => <SelectField {...field} options={optionsOf(inicio?.seguros.incendio)} wide />}
      </Bound>
      <UnemploymentField />
      <FieldGridRow>
        <Note small>
          <p>{LEGAL_NOTES.lifeInsurance}</p>
        </Note>
      </FieldGridRow>
    </>
  );
}
