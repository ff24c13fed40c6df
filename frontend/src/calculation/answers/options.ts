/** Options of selects and radio buttons, from the catalogues. */
import {
  CREDIT_PURPOSE,
  PROPERTY_STATE,
  PROPERTY_TYPE,
  SUBSIDY,
  WORKER_TYPE,
} from '@simulador/contracts/bank/codes';
import { isOffered } from '@simulador/contracts/bank/offered';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import type { ComboboxOption } from '#shared/ui/combobox/combobox-field.tsx';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import type { Catalogos } from '../api/wire.ts';

/** Purposes that each flavour offers. Refinancing within the bank is for staff only. */
export const PURPOSES: Readonly<Record<Flavour, readonly number[]>> = {
  web: [CREDIT_PURPOSE.buySale, CREDIT_PURPOSE.refinancing, CREDIT_PURPOSE.freeDisposition],
  pro: [CREDIT_PURPOSE.buySale, CREDIT_PURPOSE.internalRefinancing, CREDIT_PURPOSE.freeDisposition],
};
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

/** Returns the offered property types; refinancing is for houses only. */
export const propertyTypeOptions = (
  { tipos_inmuebles }: Catalogos,
  purpose: number | null,
): readonly SelectOption[] =>
  tipos_inmuebles
    .filter(isOffered)
    .filter(({ id }) => purpose !== CREDIT_PURPOSE.refinancing || id === PROPERTY_TYPE.house)
    .map(option);

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

export const WORKER_OPTIONS: readonly SelectOption[] = [WORKER_TYPE.dependent, WORKER_TYPE.independent].map(
  (type) => ({ value: String(type), label: WORKER_TYPE_NAMES[type] ?? '' }),
);
