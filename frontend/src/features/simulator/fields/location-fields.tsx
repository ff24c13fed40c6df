import { isComunaEnabled, isRegionEnabled } from '@simulador/contracts/domain/rules/visibility';
import { useMemo } from 'react';
import { useAudienceText } from '#shared/context/audience.tsx';
import { ComboboxField } from '#shared/ui/combobox/combobox-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import type { Catalogos } from '../api/wire.ts';
import { projectFacts, type ProjectAnswers } from '../answers/answers.ts';
import { comunaOptions, locationOptions, regionOptions } from '../answers/catalogue-options.ts';
import { setAnswers } from '../answers/set-answers.ts';
import type { ModuleForm } from '../modules/use-module-form.ts';
import { Bound } from './bound.tsx';

export interface LocationFieldsProps {
  to: ModuleForm<ProjectAnswers>;
  answers: ProjectAnswers;
  catalogos: Catalogos;
}

/** Where the property is: our own search fills region and comuna, which can be chosen by hand as well. */
export function LocationFields({ to, answers, catalogos }: LocationFieldsProps) {
  const textFor = useAudienceText();
  const places = useMemo(() => locationOptions(catalogos), [catalogos]);
  const isOpen = isRegionEnabled(projectFacts(answers));

  const takePlace = (comunaId: string): void => {
    const comuna = catalogos.comunas.find(({ id }) => id === comunaId);
    if (comuna === undefined) return;
    setAnswers(to.form, { region: comuna.region, comuna: comuna.id });
    void to.form.trigger(['region', 'comuna']);
  };
  // Text that no comuna was chosen for would pass for the place that the form holds.
  const settleSearch = (): void => {
    const { comuna, locationSearch } = to.form.getValues();
    const label = places.find(({ value }) => value === comuna)?.label;
    if (label !== undefined && locationSearch.trim() !== '') setAnswers(to.form, { locationSearch: label });
  };
  return (
    <>
      <Bound to={to} field="locationSearch">
        {(field) => (
          <ComboboxField
            {...field}
            options={places}
            onSelect={({ value }) => takePlace(value)}
            onBlur={() => {
              settleSearch();
              field.onBlur();
            }}
            disabled={!isOpen}
            hint={
              isOpen
                ? textFor(
                    'Escribe la comuna, o elige región y comuna.',
                    'Escriba la comuna, o elija región y comuna.',
                  )
                : textFor('Responde primero cómo es la propiedad.', 'Indique primero cómo es la propiedad.')
            }
            wide
          />
        )}
      </Bound>
      <Bound to={to} field="region">
        {(field) => (
          <SelectField
            {...field}
            options={regionOptions(catalogos)}
            placeholder="Selecciona una región"
            disabled={!isOpen}
            onChange={(event) => setAnswers(to.form, { region: event.currentTarget.value, ...NO_PLACE })}
          />
        )}
      </Bound>
      <Bound to={to} field="comuna">
        {(field) => (
          <SelectField
            {...field}
            options={comunaOptions(catalogos, answers.region)}
            placeholder="Selecciona una comuna"
            disabled={!isOpen || !isComunaEnabled(answers.region)}
            onChange={(event) => {
              setAnswers(to.form, { locationSearch: '' });
              field.onChange(event);
            }}
          />
        )}
      </Bound>
      <Bound to={to} field="address">
        {(field) => <TextField {...field} autoComplete="off" wide />}
      </Bound>
    </>
  );
}

const NO_PLACE = { comuna: '', locationSearch: '' } as const;
