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
  const { asksForSubsidy, hasSubsidy, asksForUnemployment } = creditFields(credit, project, uf.valueClp);
  // For staff the unemployment insurance comes with the subsidy, and can't be left out.
  const isForced = answers.flavour === 'pro';
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
      {asksForUnemployment && (
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
      )}
    </>
  );
}
