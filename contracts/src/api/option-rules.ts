/** Rules of usable option lists that core.yaml states in `x-plausible`: with each list somebody can fill in the form. */
import { CATALOGOS } from '../bank/catalogos.ts';
import { CREDIT_PURPOSE, DEFAULT_PRODUCT, PROPERTY_STATE, SUBSIDY } from '../bank/codes.ts';
import { isOffered } from '../bank/offered.ts';
import { folded } from '../calculation/rules/text.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';

type Catalogos = CoreSchemas['Catalogos'];
/** Lists whose codes have the same meaning at every core. See docs/rules.md R40 and R41. */
const CODED = [
  'destinos',
  'tipos_inmuebles',
  'antiguedades',
  'regiones',
  'comunas',
  'productos',
  'subsidios',
] as const;
/** Lists of which the form offers codes beyond those of R40, too. */
const OPEN = ['tipos_inmuebles', 'productos', 'regiones', 'comunas'] as const;

const hasAny = (items: readonly { readonly id: number }[], ...codes: readonly number[]): boolean =>
  items.some(({ id }) => codes.includes(id));

const RULES: readonly {
  readonly place: string;
  readonly what: string;
  readonly holds: (lists: Catalogos) => boolean;
}[] = [
  {
    place: '$.destinos',
    what: 'no tiene la compraventa, con la que parte el formulario',
    holds: ({ destinos }) => hasAny(destinos, CREDIT_PURPOSE.buySale),
  },
  {
    place: '$.tipos_inmuebles',
    what: 'no tiene ninguno vigente en el simulador',
    holds: ({ tipos_inmuebles: types }) => types.some(isOffered),
  },
  {
    place: '$.antiguedades',
    what: 'no tiene ni nueva ni usada',
    holds: ({ antiguedades }) => hasAny(antiguedades, ...Object.values(PROPERTY_STATE)),
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
    place: '$.regiones',
    what: 'tiene una región sin comunas',
    holds({ comunas, regiones }) {
      const filled = new Set(comunas.map(({ region }) => region));
      return regiones.every(({ id }) => filled.has(id));
    },
  },
  {
    place: '$.productos',
    what: 'no tiene el producto de los visitantes',
    holds: ({ productos }) => hasAny(productos, DEFAULT_PRODUCT),
  },
  {
    place: '$.subsidios.*.codigo',
    what: 'falta, y el formulario lo muestra',
    holds: ({ subsidios }) =>
      subsidios.every(({ id, codigo }) => id === SUBSIDY.none || folded(codigo) !== ''),
  },
];

const NAMES = ['codigo', 'name', 'descripcion'] as const;
type Item = { readonly id: number | string; readonly region?: string } & Partial<
  Record<(typeof NAMES)[number], string>
>;

/** Folded names of a known list's codes in one field. */
interface FieldNames {
  readonly field: (typeof NAMES)[number];
  readonly own: ReadonlyMap<number | string, string>;
  readonly all: ReadonlySet<string>;
}

const fieldNamesOf = (known: readonly Item[]): FieldNames[] =>
  NAMES.map((field) => {
    const own = new Map(known.map((row) => [row.id, folded(row[field] ?? '')]));
    return { field, own, all: new Set(own.values()) };
  });

/**
 * Returns true if a row has the name that another code has in the known list. The beginning of the row's own known name is allowed: `San
 * Pedro` for `San Pedro de la Paz`.
 */
const isMixedUp = (rows: readonly Item[], known: readonly FieldNames[]): boolean =>
  known.some(({ field, own, all }) =>
    rows.some((row) => {
      const name = row[field] && folded(row[field]);
      return name && all.has(name) && own.get(row.id)?.startsWith(name) === false;
    }),
  );

/** Returns true if two rows look the same to whoever chooses one of them. */
function hasTwins(rows: readonly Item[]): boolean {
  const labels = rows.map(({ name, descripcion, region }) =>
    [folded(name ?? descripcion ?? ''), region].join(),
  );
  return new Set(labels).size < labels.length;
}

const flawIf = (isFlawed: boolean, place: string, what: string): CoreFlaw[] =>
  isFlawed ? [{ place, rule: 'options', what }] : [];

/** Returns a check that no known code has another one's name. The known names are folded at its first use. */
export function mixedUp(known: readonly Item[], place = '$'): (rows: readonly Item[]) => CoreFlaw[] {
  let names: readonly FieldNames[] | undefined;
  return (rows) => {
    names ??= fieldNamesOf(known);
    return flawIf(isMixedUp(rows, names), place, 'un código tiene el nombre de otro');
  };
}

const MIXED_UP = CODED.map((name) => ({ name, check: mixedUp(CATALOGOS[name], `$.${name}`) }));

/** Returns the fault of offered rows of which two have one name. */
export const twinFlaws = (offered: readonly Item[], place = '$'): CoreFlaw[] =>
  flawIf(hasTwins(offered), place, 'ofrece dos opciones con el mismo nombre');

/** Returns the faults of option lists that nobody can use, or in which a name does not say which code is chosen. */
export const optionFlaws = (lists: Catalogos): CoreFlaw[] => [
  ...RULES.filter(({ holds }) => !holds(lists)).map(({ place, what }) => ({ place, rule: 'options', what })),
  ...MIXED_UP.flatMap(({ name, check }) => check(lists[name])),
  ...OPEN.flatMap((name) =>
    twinFlaws(name === 'tipos_inmuebles' ? lists[name].filter(isOffered) : lists[name], `$.${name}`),
  ),
];
