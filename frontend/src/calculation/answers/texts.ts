/** Texts that both simulators share. */
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { type FieldPath, ofEach } from './fields.ts';

export const LOADING_LISTS = 'Cargando el valor de la UF, los catálogos y los seguros…';

/** Returns the reasons why nothing can be calculated: missing lists, or a list without the needed entry. */
export function obstaclesOf(flavour: Flavour): { noLists: string; noEntry: string } {
  const dividend = flavour === 'web' ? 'tu dividendo' : 'el dividendo';
  return {
    noLists: `Sin el valor de la UF, los catálogos y los seguros no podemos calcular ${dividend}.`,
    noEntry: `No podemos calcular ${dividend}: a los catálogos o a los seguros les falta un dato que necesitamos.`,
  };
}

/** Kind of choice that the lists have lost. */
export type Withdrawn = 'crédito' | 'propiedad' | 'subsidio';
/** Reason why nothing can be calculated: the lists have lost what was chosen. */
export const withdrawnText = (kind: Withdrawn): string =>
  `Ya no se ofrece el tipo de ${kind} elegido: hay que elegir otro.`;

export type Labels = Readonly<Record<FieldPath, string>>;

export const LABELS: Labels = ofEach(({ label }) => label);

export const ageLimitText = (age: number | null, mostYears: number): string =>
  `Con ${age} años de edad, hasta ${mostYears} años.`;
