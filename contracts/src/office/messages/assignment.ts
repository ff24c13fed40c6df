/** Texts about assignments, for staff. */
import { formatInteger } from '../../platform/format.ts';

/** Adds to a confirmation how many other open simulations of the same clients changed executive too; '' for none. */
export const describeOthers = (count: number, whose = 'de la misma persona'): string =>
  count === 0 ? '' : ` También ${formatInteger(count)} ${count === 1 ? 'abierta' : 'abiertas'} más ${whose}.`;
