import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { LEGAL_NOTES } from '@simulador/contracts/messages/legal-notes';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Inicio, Seguro } from '../../api/wire.ts';
import { Bound } from '../../fields/bound.tsx';
import type { CreditAnswers } from '../../answers/answers.ts';
import { lifeInsuranceOf } from '../../calculation/requests.ts';
import type { ModuleForm } from '../../modules/use-module-form.ts';

export interface InsuranceFieldsProps {
  to: ModuleForm<CreditAnswers>;
  credit: CreditAnswers;
  hasSubsidy: boolean;
  seguros: Inicio['seguros'];
}

const optionsOf = (list: readonly Seguro[] | null): readonly SelectOption[] =>
  (list ?? []).map(({ IdentificadorSeguro, Descripcion }) => ({
    value: String(IdentificadorSeguro),
    label: Descripcion,
  }));

/** Life and fire insurance. With a subsidy the life insurance is the one with disability. See docs/rules.md R65. */
export function InsuranceFields({ to, credit, hasSubsidy, seguros }: InsuranceFieldsProps) {
  return (
    <>
      <Bound to={to} field="lifeInsurance">
        {(field) => (
          <SelectField
            {...field}
            value={lifeInsuranceOf(credit, hasSubsidy)}
            options={optionsOf(seguros.desgravamen)}
            placeholder="Selecciona un Seguro"
            disabled={hasSubsidy}
            hint={hasSubsidy ? 'Con subsidio, siempre con ITP.' : undefined}
            wide
          />
        )}
      </Bound>
      <Bound to={to} field="fireInsurance">
        {(field) => <SelectField {...field} options={optionsOf(seguros.incendio)} wide />}
      </Bound>
      <FieldGridRow>
        <Note small>
          <p>{LEGAL_NOTES.lifeInsurance}</p>
        </Note>
      </FieldGridRow>
    </>
  );
}
