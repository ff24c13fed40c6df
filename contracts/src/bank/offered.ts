import type { components } from '../generated/core.ts';
import { ufFromUnits, type Uf } from '../platform/money.ts';
import { timesDecimal } from '../platform/scaled.ts';

/** Returns true if the form offers a property type. */
export const isOffered = (
  type: Pick<components['schemas']['PropertyTypeItem'], 'vigente' | 'simulador'>,
): boolean => type.vigente && type.simulador;

/** Returns round4(V × percentage / 100), the amount to insure by the percentage of the property type. */
export const insurableAmount = (value: Uf, insurablePct: number): Uf =>
  ufFromUnits(timesDecimal(value, insurablePct, 100));
