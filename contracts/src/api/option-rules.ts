/** Rules of usable option lists that core.yaml states in `x-plausible`: with each list somebody can fill in the form. */
import { CREDIT_PURPOSE, PROPERTY_STATE, SUBSIDY } from '../bank/codes.ts';
import { isOffered } from '../bank/offered.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';

type Catalogos = CoreSchemas['Catalogos'];

const someOf =
  (codes: Readonly<Record<string, number>>) =>
  (items: readonly { readonly id: number }[]): boolean =>
    items.some(({ id }) => Object.values(codes).includes(id));

const RULES: readonly {
  readonly place: string;
  readonly what: string;
  readonly holds: (lists: Catalogos) => boolean;
}[] = [
  {
    place: '$.destinos',
    what: 'no tiene ningún destino que el formulario conozca',
    holds: ({ destinos }) => someOf(CREDIT_PURPOSE)(destinos),
  },
  {
    place: '$.tipos_inmuebles',
    what: 'no tiene ninguno vigente en el simulador',
    holds: ({ tipos_inmuebles: types }) => types.some(isOffered),
  },
  {
    place: '$.antiguedades',
    what: 'no tiene ni nueva ni usada',
    holds: ({ antiguedades }) => someOf(PROPERTY_STATE)(antiguedades),
  },
  {
    place: '$.comunas.*.region',
    what: 'no está entre las regiones, o no es la del código de la comuna',
    holds({ comunas, regiones }) {
      const known = new Set(regiones.map(({ id }) => id));
      return comunas.every(({ id, region }) => known.has(region) && id.startsWith(region));
    },
  },
  {
    place: '$.subsidios.*.codigo',
    what: 'falta, y el formulario lo muestra',
    holds: ({ subsidios }) =>
      subsidios.every(({ id, codigo }) => id === SUBSIDY.none || codigo.trim() !== ''),
  },
];

/** Returns the faults of option lists that nobody can use. */
export const optionFlaws = (lists: Catalogos): CoreFlaw[] =>
  RULES.filter(({ holds }) => !holds(lists)).map(({ place, what }) => ({ place, rule: 'options', what }));
