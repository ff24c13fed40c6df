import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { operations } from '@simulador/contracts/generated/bff';
import { countedBack } from './chosen-window.ts';
import type { ListFilters } from './list-address.ts';

type Parameters = NonNullable<operations['client_simulations']['parameters']['query']>;

/** Returns the parameters of requests for the simulations that the list's filters select, without its search. */
export function filterParameters(
  { window, state, resolution, executive, view }: ListFilters,
  today: IsoDate,
): Pick<Parameters, 'days' | 'ending_days' | 'status' | 'result' | 'commercial' | 'view'> {
  const { days, endingDays } = countedBack(window, today);
  return {
    days,
    ...(endingDays !== undefined && { ending_days: endingDays }),
    ...(state !== null && { status: state }),
    ...(resolution !== null && { result: resolution }),
    ...(executive !== null && { commercial: executive }),
    ...(view !== null && { view }),
  };
}
