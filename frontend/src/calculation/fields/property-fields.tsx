import {
  isComunaEnabled,
  isDfl2Visible,
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
  isRegionEnabled,
} from '@simulador/contracts/calculation/rules/visibility';
import { useAudienceText } from '#shared/context/audience.ts';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { projectFacts } from '../answers/answers.ts';
import { locationOptions, propertyStateOptions, propertyTypeOptions } from '../answers/options.ts';
import { useAnswers, useForm } from '../state/simulator-context.tsx';
import { useCatalogos } from '../state/whole-simulator.ts';
import { Bound } from './bound.tsx';
import { folded } from '@simulador/contracts/calculation/rules/text';
import { useMemo } from 'react';
import { ComboboxField } from '#shared/ui/combobox/combobox-field.tsx';
import type { Catalogos } from '../api/wire.ts';

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

const OTHER_HINT =
  'Por ejemplo, un estacionamiento o una bodega. Se evalúa aparte: no cambia esta simulación.';

/** Whether another property belongs to the purchase; not asked where the type is told in words, whose input has its name. */
export function OtherProperty() {
  const isOther = useAnswers(({ project }) => isOtherPropertyTypeVisible(projectFacts(project).propertyType));
  if (isOther) return null;
  return (
    <Bound to="project.addsOther">{(field) => <CheckboxField {...field} hint={OTHER_HINT} wide />}</Bound>
  );
}

const NORTH_TO_SOUTH = '15 01 02 03 04 05 13 06 07 16 08 09 14 10 11 12'.split(' ');
const placeOnMap = (region: string): number => {
  const place = NORTH_TO_SOUTH.indexOf(region);
  return place < 0 ? NORTH_TO_SOUTH.length : place;
};

const regionOptions = ({ regiones }: Catalogos): readonly SelectOption[] =>
  regiones
    .toSorted((a, b) => placeOnMap(a.id) - placeOnMap(b.id))
    .map(({ id, name }) => ({ value: id, label: name }));

const comunaOptions = ({ comunas }: Catalogos, region: string): readonly SelectOption[] =>
  comunas
    .filter((comuna) => comuna.region === region)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es-CL'));

/** Fields of the property's place. The search fills region and comuna, which can also be chosen from lists. */
function LocationFields() {
  const textFor = useAudienceText();
  const { form, change } = useForm();
  const catalogos = useCatalogos();
  const places = useMemo(() => locationOptions(catalogos), [catalogos]);
  const isOpen = useAnswers(({ project }) => isRegionEnabled(projectFacts(project)));
  const region = useAnswers(({ project }) => project.region);

  const takePlace = (comunaId: string): void => {
    const comuna = catalogos.comunas.find(({ id }) => id === comunaId);
    const label = places.find(({ value }) => value === comunaId)?.label;
    if (comuna === undefined || label === undefined) return;
    change({
      'project.region': comuna.region,
      'project.comuna': comuna.id,
      'project.locationSearch': label,
    });
  };
  // A comuna's whole name chooses it; another text gives way to the chosen place, because it would look like one.
  const settleSearch = (): void => {
    const { comuna, locationSearch } = form.now().project;
    const [typed = ''] = folded(locationSearch).split(',');
    const [named] = catalogos.comunas.filter(({ name }) => folded(name) === typed.trim());
    if (typed.trim() !== '') takePlace(named?.id ?? comuna);
  };
  return (
    <>
      <Bound to="project.locationSearch">
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
      <Bound to="project.region">
        {(field) => (
          <SelectField
            {...field}
            options={regionOptions(catalogos)}
            placeholder={textFor('Selecciona una región', 'Seleccione una región')}
            disabled={!isOpen}
            onChange={(value) =>
              change({
                'project.region': value,
                'project.comuna': '',
                'project.locationSearch': '',
              })
            }
          />
        )}
      </Bound>
      <Bound to="project.comuna">
        {(field) => (
          <SelectField
            {...field}
            options={comunaOptions(catalogos, region)}
            placeholder={textFor('Selecciona una comuna', 'Seleccione una comuna')}
            disabled={!isOpen || !isComunaEnabled(region)}
            onChange={(value) => change({ 'project.comuna': value, 'project.locationSearch': '' })}
          />
        )}
      </Bound>
      <Bound to="project.address">{(field) => <TextField {...field} autoComplete="off" wide />}</Bound>
    </>
  );
}
