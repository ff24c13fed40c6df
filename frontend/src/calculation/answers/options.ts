/** Options of selects and radio buttons, from the catalogues. */
import { PROPERTY_STATE, SUBSIDY } from '@simulador/contracts/bank/codes';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import type { ComboboxOption } from '#shared/ui/combobox/combobox-field.tsx';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Catalogos } from '../api/wire.ts';
import { offeredTypes, PURPOSES } from './offered.ts';

/** Subsidies that can be saved. */
export const SUBSIDIES: readonly number[] = [SUBSIDY.DS01, SUBSIDY.DS19, SUBSIDY.DS116];
export const STATES: readonly number[] = Object.values(PROPERTY_STATE);

export const option = ({ id, descripcion }: { id: number; descripcion: string }): SelectOption => ({
  value: String(id),
  label: descripcion,
});

/** Returns the flavour's purposes for which a property type is offered, in one order whatever that of the catalogue. */
export const purposeOptions = (catalogos: Catalogos, flavour: Flavour): readonly SelectOption[] =>
  PURPOSES[flavour]
    .flatMap((purpose) => catalogos.destinos.filter(({ id }) => id === purpose))
    .filter(({ id }) => propertyTypeOptions(catalogos, id).length > 0)
    .map(option);

export const propertyTypeOptions = (catalogos: Catalogos, purpose: number | null): readonly SelectOption[] =>
  offeredTypes(catalogos, purpose).map(option);

export const propertyStateOptions = ({ antiguedades }: Catalogos): readonly SelectOption[] =>
  antiguedades.filter(({ id }) => STATES.includes(id)).map(option);

export const subsidyOptions = ({ subsidios }: Catalogos): readonly SelectOption[] =>
  subsidios
    .filter(({ id }) => SUBSIDIES.includes(id))
    .map(({ id, codigo }) => ({ value: String(id), label: codigo }));

/** Returns an option for each comuna, e.g. `Ñuñoa, Metropolitana de Santiago`; its value is the comuna's code. */
export function locationOptions({ comunas, regiones }: Catalogos): readonly ComboboxOption[] {
  const regionName = new Map(regiones.map(({ id, name }) => [id, name]));
  return comunas.map(({ id, name, region }) => ({
    value: id,
    label: `${name}, ${regionName.get(region) ?? ''}`,
  }));
}

export const labelIn = (options: readonly SelectOption[], value: string): string =>
  options.find((each) => each.value === value)?.label ?? '';

/** Returns the products that staff choose from. */
export const productOptions = ({ productos }: Catalogos): readonly SelectOption[] => productos.map(option);
