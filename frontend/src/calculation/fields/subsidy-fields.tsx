import { SUBSIDY_RANGE, subsidyMeaning } from '@simulador/contracts/calculation/messages/subsidies';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { subsidyOptions } from '../answers/options.ts';
import { useAnswers, useBank, useCatalogos, useCreditFields } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';

const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

/** The question about a subsidy, and the fields that a yes adds. */
export function SubsidyFields() {
  const { uf } = useBank();
  const catalogos = useCatalogos();
  const { asksForSubsidy, hasSubsidy } = useCreditFields();
  if (!asksForSubsidy) return null;
  return (
    <>
      <Bound to="credit.takesSubsidy">{(field) => <RadioGroup {...field} options={YES_NO} wide />}</Bound>
      {hasSubsidy && (
        <>
          <Bound to="credit.subsidyType">
            {(field) => (
              <SelectField
                {...field}
                options={subsidyOptions(catalogos)}
                hint={subsidyMeaning(Number(field.value))}
              />
            )}
          </Bound>
          <Bound to="credit.subsidyAmount">
            {(field) => <MoneyField {...field} uf={uf} hint={SUBSIDY_RANGE} />}
          </Bound>
        </>
      )}
    </>
  );
}

/** The unemployment insurance, which a subsidy includes; staff can't deselect it. See docs/rules.md R65. */
export function UnemploymentField() {
  const isForced = useAnswers(({ flavour }) => flavour === 'pro');
  if (!useCreditFields().asksForUnemployment) return null;
  return (
    <Bound to="credit.unemployment">
      {({ value, ...field }) => (
        <CheckboxField
          {...field}
          value={value}
          disabled={isForced}
          hint={isForced ? 'Con subsidio, siempre se agrega.' : undefined}
          wide
        />
      )}
    </Bound>
  );
}
