import type { Solicitud } from '#shared/browser/solicitudes.ts';

/** Values of the filter by company. See docs/rules.md R92. */
export const HAS_BROKER = { all: 'all', withBroker: 'with_inmobiliaria', without: 'without' } as const;

/** Filters of the list. `broker` and `project` are ids as text; '' means any. */
export interface Filters {
  readonly hasBroker: string;
  readonly broker: string;
  readonly project: string;
  readonly rut: string;
}

export const NO_FILTERS: Filters = { hasBroker: HAS_BROKER.all, broker: '', project: '', rut: '' };

/** A text of this length or less filters nothing. */
export const RUT_TEXT_ABOVE = 2;

const bare = (rut: string): string => rut.replace(/[.\s]/g, '').toLowerCase();

const fits = (id: number | null, chosen: string): boolean => chosen === '' || String(id) === chosen;

function fitsHasBroker({ broker }: Solicitud, hasBroker: string): boolean {
  if (hasBroker === HAS_BROKER.withBroker) return broker !== null;
  return hasBroker !== HAS_BROKER.without || broker === null;
}

/** Returns the simulations that pass every filter, in their order. */
export const filtered = (
  solicitudes: readonly Solicitud[],
  { hasBroker, broker, project, rut }: Filters,
): readonly Solicitud[] =>
  solicitudes.filter(
    (each) =>
      fitsHasBroker(each, hasBroker) &&
      fits(each.broker, broker) &&
      fits(each.project, project) &&
      (rut.trim().length <= RUT_TEXT_ABOVE || bare(each.rut).includes(bare(rut))),
  );

/** Changes a filter and resets others whose choice is no longer offered. */
export function withFilter(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change };
  if (next.hasBroker === HAS_BROKER.without) return { ...next, broker: '', project: '' };
  return next.broker === filters.broker ? next : { ...next, project: '' };
}
