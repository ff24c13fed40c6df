import {
  isDfl2Visible,
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { useAudienceText } from '#shared/context/audience.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { projectFacts } from '../answers/answers.ts';
import { propertyStateOptions, propertyTypeOptions } from '../answers/options.ts';
import { useAnswers, useCatalogos } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import { LocationFields } from './location-fields.tsx';

const HOUSE_HINT =
  'En este simulador se refinancian solo casas. Para otra propiedad, pregunta en una sucursal.';
const DFL2_HINT = 'Vivienda nueva de hasta 140 m² acogida al DFL2: paga menos impuesto al mutuo.';

/** Fields of the property: type, state and place. */
export function PropertyFields() {
  const catalogos = useCatalogos();
  const textFor = useAudienceText();
  const purpose = useAnswers(({ project }) => projectFacts(project).purpose);
  const propertyType = useAnswers(({ project }) => projectFacts(project).propertyType);
  const propertyState = useAnswers(({ project }) => projectFacts(project).propertyState);
  const facts = { purpose, propertyType, propertyState };
  // Visitors' refinancing has a fixed type, so the select needs no empty option.
  const hasTypeFromStart = purpose === CREDIT_PURPOSE.refinancing;
  return (
    <>
      <Bound to="project.propertyType">
        {(field) => (
          <SelectField
            {...field}
            options={propertyTypeOptions(catalogos, purpose)}
            {...(hasTypeFromStart
              ? { hint: HOUSE_HINT }
              : {
                  placeholder: textFor('Selecciona el tipo de propiedad', 'Seleccione el tipo de propiedad'),
                })}
          />
        )}
      </Bound>
      {isOtherPropertyTypeVisible(propertyType) && (
        <Bound to="project.otherPropertyType">{(field) => <TextField {...field} />}</Bound>
      )}
      {isPropertyStateVisible(facts) && (
        <Bound to="project.propertyState">
          {(field) => <RadioGroup {...field} options={propertyStateOptions(catalogos)} />}
        </Bound>
      )}
      {isDfl2Visible(facts) && (
        <Bound to="project.isDfl2">{(field) => <CheckboxField {...field} hint={DFL2_HINT} wide />}</Bound>
      )}
      <LocationFields />
    </>
  );
}
