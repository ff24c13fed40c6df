import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { Catalogos } from '../api/wire.ts';
import type { CreditAnswers } from '../answers/answers.ts';
import { subsidyOptions } from '../answers/catalogue-options.ts';
import type { CreditEdits } from '../answers/credit-edits.ts';
import type { ModuleForm } from '../modules/use-module-form.ts';
import { Bound } from './bound.tsx';

export interface SubsidyFieldsProps {
  to: ModuleForm<CreditAnswers>;
  hasSubsidy: boolean;
  asksForUnemployment: boolean;
  /** The unemployment insurance comes with the subsidy, and can't be left out. */
  isUnemploymentForced?: boolean;
  catalogos: Catalogos;
  uf: UfOfDay;
  edits: CreditEdits;
}

const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

/** The subsidy question and what follows from a yes. */
export function SubsidyFields(props: SubsidyFieldsProps) {
  const { to, hasSubsidy, asksForUnemployment, isUnemploymentForced = false } = props;
  const { catalogos, uf, edits } = props;
  const answer = (isYes: boolean): void =>
    edits.changeSubsidy({ hasAllowance: isYes ? 'yes' : 'no', unemployment: isYes });
  return (
    <>
      <Bound to={to} field="hasAllowance">
        {(field) => (
          <RadioGroup
            {...field}
            options={YES_NO}
            onChange={(event) => answer(event.currentTarget.value === 'yes')}
            wide
          />
        )}
      </Bound>
      {hasSubsidy && (
        <>
          <Bound to={to} field="allowanceType">
            {(field) => <SelectField {...field} options={subsidyOptions(catalogos)} />}
          </Bound>
          <Bound to={to} field="allowanceAmount">
            {(field) => (
              <MoneyField
                {...field}
                uf={uf}
                onChange={(allowanceAmount) => edits.changeSubsidy({ allowanceAmount })}
              />
            )}
          </Bound>
        </>
      )}
      {asksForUnemployment && (
        <Bound to={to} field="unemployment">
          {({ value, ...field }) => (
            <CheckboxField
              {...field}
              checked={value}
              disabled={isUnemploymentForced}
              hint={isUnemploymentForced ? 'Con subsidio, siempre se agrega.' : undefined}
              wide
            />
          )}
        </Bound>
      )}
    </>
  );
}
