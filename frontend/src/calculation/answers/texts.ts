/** Texts that both simulators share. */
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { type FieldPath, ofEach } from './fields.ts';

export const LOADING_LISTS = 'Cargando el valor de la UF, los catálogos y los seguros…';

interface Obstacles {
  readonly noLists: string;
  readonly noEntry: string;
  readonly withdrawn: (what: string) => string;
}

/** Reasons why nothing can be calculated: missing lists, a list without the needed entry, or one that has lost what was chosen. */
export const OBSTACLES: Readonly<Record<Flavour, Obstacles>> = {
  web: {
    noLists: 'Sin el valor de la UF, los catálogos y los seguros no podemos calcular tu dividendo.',
    noEntry:
      'No podemos calcular tu dividendo: a los catálogos o a los seguros les falta un dato que necesitamos.',
    withdrawn: (what) => `Ya no se ofrece ${what} que elegiste: elige otro.`,
  },
  pro: {
    noLists: 'Sin el valor de la UF, los catálogos y los seguros no podemos calcular el dividendo.',
    noEntry:
      'No podemos calcular el dividendo: a los catálogos o a los seguros les falta un dato que necesitamos.',
    withdrawn: (what) => `Ya no se ofrece ${what} que eligió: elija otro.`,
  },
};

/** Message while staff have switched off the suggested rate without typing their own. */
export const NO_OWN_RATE = 'Aparecerá aquí apenas indique la tasa anual, o vuelva a la sugerida.';

export type Labels = Readonly<Record<FieldPath, string>>;

export const LABELS: Labels = ofEach(({ label }) => label);

export const ageLimitText = (age: number | null, mostYears: number): string =>
  `Con ${age} años de edad, hasta ${mostYears} años.`;
