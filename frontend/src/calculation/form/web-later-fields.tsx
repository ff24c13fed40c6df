import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { formatRate } from '@simulador/contracts/platform/format';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { projectFacts } from '../answers/answers.ts';
import { fieldNames } from '../answers/fields.ts';
import { purposeOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { LifeInsuranceNote } from '../fields/client-fields.tsx';
import { LeftFiguresNote } from '../fields/left-figures-note.tsx';
import { PropertyFields } from '../fields/property-fields.tsx';
import { SplitFields } from '../fields/split-fields.tsx';
import { SubsidyFields, UnemploymentField } from '../fields/subsidy-fields.tsx';
import { LongTermNote, TermFields } from '../fields/term-fields.tsx';
import { useAnswers, useBank, useCatalogos, useFigures } from '../state/simulator-context.tsx';

export { SimulationActions } from './simulation-actions.tsx';

const PURPOSE_HINTS: Readonly<Record<number, string>> = {
  [CREDIT_PURPOSE.buySale]: 'Compraventa: compra de una propiedad.',
  [CREDIT_PURPOSE.refinancing]: 'Refinanciamiento: un crédito nuevo paga el que tienes por tu vivienda.',
  [CREDIT_PURPOSE.freeDisposition]:
    'Libre Disponibilidad: dinero para lo que necesites, con tu propiedad en garantía.',
};

/** Module 2: the credit's purpose, and the property. */
export function WebProject() {
  const purpose = useAnswers(({ project }) => projectFacts(project).purpose);
  const catalogos = useCatalogos();
  return (
    <>
      <Bound to="project.creditType">
        {(field) => (
          <RadioGroup
            {...field}
            options={purposeOptions(catalogos, 'web')}
            hint={purpose === null ? undefined : PURPOSE_HINTS[purpose]}
            wide
          />
        )}
      </Bound>
      <LeftFiguresNote />
      <PropertyFields />
    </>
  );
}

/** Module 3: value, savings, credit and term. */
export function WebCredit() {
  const { uf } = useBank();
  return (
    <>
      <Bound to="credit.propertyValue">{(field) => <MoneyField {...field} uf={uf} wide />}</Bound>
      <SubsidyFields />
      <UnemploymentField />
      <SplitFields />
      <TermFields />
      <SuggestedRateField />
      <LongTermNote />
      <LifeInsuranceNote />
    </>
  );
}

function SuggestedRateField() {
  const { annualRatePct, isLoading, error } = useFigures().rate;
  return (
    <TextField
      name={fieldNames(null)['credit.rate']}
      label="Tasa anual sugerida"
      readOnly
      value={annualRatePct === null ? '' : formatRate(annualRatePct)}
      placeholder={isLoading ? 'Consultando…' : '–'}
      suffix="%"
      hint="Depende del monto, el plazo y la propiedad."
      error={error}
    />
  );
}
