import {
  isDfl2Visible,
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
} from '@simulador/contracts/domain/rules/visibility';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { Catalogos } from '../api/wire.ts';
import { projectFacts, type ProjectAnswers } from '../answers/answers.ts';
import { propertyStateOptions, propertyTypeOptions } from '../answers/catalogue-options.ts';
import type { ModuleForm } from '../modules/use-module-form.ts';
import { Bound } from './bound.tsx';
import { LocationFields } from './location-fields.tsx';

export interface PropertyFieldsProps {
  to: ModuleForm<ProjectAnswers>;
  answers: ProjectAnswers;
  catalogos: Catalogos;
  /** The purpose has chosen the type: there is no "nothing yet". */
  hasTypeFromStart?: boolean;
}

const DFL2_HINT = 'Vivienda nueva de hasta 140 m² acogida al DFL2: paga menos impuesto al mutuo.';

/** What the property is, and where. */
export function PropertyFields({ to, answers, catalogos, hasTypeFromStart = false }: PropertyFieldsProps) {
  const facts = projectFacts(answers);
  return (
    <>
      <Bound to={to} field="propertyType">
        {(field) => (
          <SelectField
            {...field}
            options={propertyTypeOptions(catalogos, facts.purpose)}
            {...(hasTypeFromStart ? {} : { placeholder: 'Selecciona el tipo de propiedad' })}
          />
        )}
      </Bound>
      {isOtherPropertyTypeVisible(facts.propertyType) && (
        <Bound to={to} field="otherPropertyType">
          {(field) => <TextField {...field} />}
        </Bound>
      )}
      {isPropertyStateVisible(facts) && (
        <Bound to={to} field="propertyState">
          {(field) => <RadioGroup {...field} options={propertyStateOptions(catalogos)} />}
        </Bound>
      )}
      {isDfl2Visible(facts) && (
        <Bound to={to} field="isDfl2">
          {({ value, ...field }) => <CheckboxField {...field} checked={value} hint={DFL2_HINT} wide />}
        </Bound>
      )}
      <LocationFields to={to} answers={answers} catalogos={catalogos} />
    </>
  );
}
