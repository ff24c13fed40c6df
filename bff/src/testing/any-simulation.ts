import type { ListFilter } from '../office/listing/list-filter.ts';

/** Filters of the list that every simulation passes, but for the days. */
export const ANY_SIMULATION: Omit<ListFilter, 'window'> = {
  state: 0,
  resolution: 0,
  commercial: 0,
  narrowing: null,
  rejected: [],
};
