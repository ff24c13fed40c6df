/** Views and orders of the list, by their names on the wire. See docs/rules.md R510, R512. */
import type { components, operations } from '@simulador/contracts/generated/bff';
import { ALL_WINDOW, DEFAULT_WINDOW, type ChosenWindow } from './chosen-window.ts';

type Query = NonNullable<operations['client_groups']['parameters']['query']>;
export type View = NonNullable<Query['view']>;
export type Sort = NonNullable<Query['sort']>;
export type Pending = components['schemas']['PendingDto'];

export interface ListView {
  readonly view: View;
  readonly label: string;
  /** True if the view ignores the chosen days: a contact may be due for a simulation of any day. */
  readonly looksAtAllDays: boolean;
  /** True if the view is offered only while it has simulations, because it lists what went wrong. */
  readonly isFailure?: boolean;
}

export const VIEWS: readonly ListView[] = [
  { view: 'mine', label: 'Mías', looksAtAllDays: false },
  { view: 'today', label: 'Para hoy', looksAtAllDays: true },
  { view: 'overdue', label: 'Vencidas', looksAtAllDays: true },
  { view: 'unassigned', label: 'Sin asignar', looksAtAllDays: false },
  { view: 'below_income', label: 'Renta no alcanza', looksAtAllDays: false },
  { view: 'failed', label: 'No salió', looksAtAllDays: true, isFailure: true },
];

/** Returns the views to offer: not one's own to administrators, to whom nothing is assigned, and no failure that did not happen. */
export const offeredViews = (
  isAdmin: boolean,
  pending: Pending | undefined,
  chosen: View | null = null,
): readonly ListView[] =>
  VIEWS.filter(({ view, isFailure }) => {
    if (view === 'mine') return !isAdmin;
    return isFailure !== true || view === chosen || (pending?.[view] ?? 0) > 0;
  });

export const SORTS: readonly { readonly sort: Sort; readonly label: string }[] = [
  { sort: 'newest', label: 'Más nuevas' },
  { sort: 'untouched', label: 'Más tiempo sin respuesta' },
  { sort: 'next_contact', label: 'Próximo contacto' },
  { sort: 'amount', label: 'Mayor monto' },
];

const looksAtAllDays = (view: View | null): boolean =>
  VIEWS.some((each) => each.view === view && each.looksAtAllDays);

interface ViewFilters {
  readonly view: View | null;
  readonly window: ChosenWindow;
  readonly sort: Sort;
}

/**
 * Returns the filters of a view, null for everything. Due contacts have their own order and all days; leaving that view restores
 * the defaults.
 */
export function filtersOfView(view: View | null, present: ViewFilters): ViewFilters {
  if (looksAtAllDays(view)) return { view, window: ALL_WINDOW, sort: 'next_contact' };
  if (looksAtAllDays(present.view)) return { view, window: DEFAULT_WINDOW, sort: 'newest' };
  return { view, window: present.window, sort: present.sort };
}
