/** Texts about assignments, for staff. See docs/rules.md R285. */
import { formatInteger } from '../../platform/format.ts';

/** Maximum number of simulations that one assignment moves, or its undo restores. */
export const ASSIGNED_MAX = 500;
/** Adds to a confirmation how many other open simulations of the same clients changed executive too; '' for none. */
export const describeOthers = (count: number, whose = 'de la misma persona'): string =>
  count === 0 ? '' : ` También ${formatInteger(count)} ${count === 1 ? 'abierta' : 'abiertas'} más ${whose}.`;

/** Says how many simulations of how many clients an assignment moves, and from whom; '' for none. */
export function describeMoved({
  clients,
  from,
}: {
  readonly clients: number;
  readonly from: readonly { readonly executive: string | null; readonly simulations: number }[];
}): string {
  const moved = from.reduce((sum, { simulations }) => sum + simulations, 0);
  if (moved === 0) return '';
  const whose = from.map(
    ({ executive, simulations }) => `${formatInteger(simulations)} de ${executive ?? 'nadie'}`,
  );
  const simulations = moved === 1 ? 'Cambia 1 simulación' : `Cambian ${formatInteger(moved)} simulaciones`;
  return ` ${simulations} de ${formatInteger(clients)} ${clients === 1 ? 'persona' : 'personas'}: ${whose.join(', ')}.`;
}
