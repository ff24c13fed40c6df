/** The catalogues as the options of selects and radio buttons. */
import { CREDIT_PURPOSE, PROPERTY_STATE, PROPERTY_TYPE, SUBSIDY } from '@simulador/contracts/domain/codes';
import type { Flavour } from '@simulador/contracts/domain/limits';
import {
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
} from '@simulador/contracts/domain/rules/visibility';
import type { ComboboxOption } from '#shared/ui/combobox/use-combobox.ts';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Catalogos } from '../api/wire.ts';
import { projectFacts, type ProjectAnswers } from './answers.ts';

/** Which are offered. Refinancing is internal for staff. */
export const PURPOSES: Readonly<Record<Flavour, readonly number[]>> = {
  web: [CREDIT_PURPOSE.buySale, CREDIT_PURPOSE.refinancing, CREDIT_PURPOSE.freeDisposition],
  pro: [CREDIT_PURPOSE.buySale, CREDIT_PURPOSE.internalRefinancing, CREDIT_PURPOSE.freeDisposition],
};
const STATES: readonly number[] = Object.values(PROPERTY_STATE);

export const option = ({ id, descripcion }: { id: number; descripcion: string }): SelectOption => ({
  value: String(id),
  label: descripcion,
});

export const purposeOptions = ({ destinos }: Catalogos, flavour: Flavour): readonly SelectOption[] =>
  destinos.filter(({ id }) => PURPOSES[flavour].includes(id)).map(option);

/** Types on offer; refinancing is for houses only. */
export const propertyTypeOptions = (
  { tipos_inmuebles }: Catalogos,
  purpose: number | null,
): readonly SelectOption[] =>
  tipos_inmuebles
    .filter(({ vigente, simulador }) => vigente && simulador)
    .filter(({ id }) => purpose !== CREDIT_PURPOSE.refinancing || id === PROPERTY_TYPE.house)
    .map(option);

export const propertyStateOptions = ({ antiguedades }: Catalogos): readonly SelectOption[] =>
  antiguedades.filter(({ id }) => STATES.includes(id)).map(option);

export const subsidyOptions = ({ subsidios }: Catalogos): readonly SelectOption[] =>
  subsidios
    .filter(({ id }) => id !== SUBSIDY.none)
    .map(({ id, codigo }) => ({ value: String(id), label: codigo }));

export const regionOptions = ({ regiones }: Catalogos): readonly SelectOption[] =>
  regiones.map(({ id, name }) => ({ value: id, label: name }));

export const comunaOptions = ({ comunas }: Catalogos, region: string): readonly SelectOption[] =>
  comunas
    .filter((comuna) => comuna.region === region)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es-CL'));

/** `Ñuñoa, Metropolitana de Santiago` for all comunas; the value is the comuna's code. */
export function locationOptions({ comunas, regiones }: Catalogos): readonly ComboboxOption[] {
  const regionName = new Map(regiones.map(({ id, name }) => [id, name]));
  return comunas.map(({ id, name, region }) => ({
    value: id,
    label: `${name}, ${regionName.get(region) ?? ''}`,
  }));
}

export const labelIn = (options: readonly SelectOption[], value: string): string =>
  options.find((each) => each.value === value)?.label ?? '';

/** What the property is called; '' for a state that is not asked, and for what was not answered. */
export function propertyWords(
  catalogos: Catalogos,
  project: ProjectAnswers,
): { readonly type: string; readonly state: string } {
  const facts = projectFacts(project);
  const ownWords = isOtherPropertyTypeVisible(facts.propertyType) ? project.otherPropertyType.trim() : '';
  return {
    type: ownWords || labelIn(propertyTypeOptions(catalogos, facts.purpose), project.propertyType),
    state: isPropertyStateVisible(facts)
      ? labelIn(propertyStateOptions(catalogos), project.propertyState)
      : '',
  };
}

/** The words of a folded module 2. */
export function projectWords(catalogos: Catalogos | null, project: ProjectAnswers): readonly string[] {
  if (catalogos === null) return [];
  const { type, state } = propertyWords(catalogos, project);
  return [
    labelIn(catalogos.destinos.map(option), project.creditType),
    [type, state].filter(Boolean).join(' · '),
    labelIn(locationOptions(catalogos), project.comuna),
  ].filter(Boolean);
}
