import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { creditFields } from '../answers/credit-facts.ts';
import { subsidyOptions } from '../answers/options.ts';
import { useCatalogos, useSimulator } from '../state/use-simulator.ts';
import { Bound } from './bound.tsx';

const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

/** The subsidy question and what follows from a yes. */
export function SubsidyFields() {
  const { answers, uf } = useSimulator();
  const catalogos = useCatalogos();
  const { credit, project } = answers;
  const { asksForSubsidy, hasSubsidy } = creditFields(credit, project, uf.valueClp);
  if (!asksForSubsidy) return null;
  return (
    <>
      <Bound to="credit.takesSubsidy">{(field) => <RadioGroup {...field} options={YES_NO} wide />}</Bound>
      {hasSubsidy && (
        <>
          <Bound to="credit.subsidyType">
            {(field) => <SelectField {...field} options={subsidyOptions(catalogos)} />}
          </Bound>
          <Bound to="credit.subsidyAmount">{(field) => <MoneyField {...field} uf={uf} />}</Bound>
        </>
      )}
    </>
  );
}

/** The unemployment insurance, which comes with a subsidy; staff can't deselect it. See docs/rules.md R65. */
export function UnemploymentField() {
  const { answers, uf } = useSimulator();
  const { flavour, credit, project } = answers;
  const isForced = flavour === 'pro';
  if (!creditFields(credit, project, uf.valueClp).asksForUnemployment) return null;
  return (
    <Bound to="credit.unemployment">
      {({ value, ...field }) => (
        <CheckboxField
          {...field}
          checked={value}
          disabled={isForced}
          hint={isForced ? 'Con subsidio, siempre se agrega.' : undefined}
          wide
        />
      )}
    </Bound>
  );
}
