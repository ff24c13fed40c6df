import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import type { HeadFigure, HeadGroup } from '@simulador/contracts/office/head-figures';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { answerOf } from '#shared/api/api-error.ts';
import type { ChosenWindow } from '#shared/office/chosen-window.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { countedDays } from '../dashboard/counts.ts';

export type Head = components['schemas']['HeadDto'];
export type HeadRow = components['schemas']['HeadRowDto'];

/** Figure of a row whose simulations are listed. */
export interface ListedFigure {
  readonly figure: HeadFigure;
  readonly group: HeadGroup;
  /** Id of the branch or executive; null for none. */
  readonly id: number | null;
}

/** Simulations that the page counts. */
export interface Counted {
  readonly window: ChosenWindow;
  /** Id of the only branch; null for all, or the branch that the user heads. */
  readonly branch: number | null;
}

const PATH = '/api/simulador/jefatura';

const countedOf = ({ window, branch }: Counted, today: IsoDate) => ({
  ...countedDays(window, today),
  ...(branch !== null && { branch }),
});

export function headQuery(counted: Counted, today: IsoDate) {
  const query = countedOf(counted, today);
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'head', query],
    queryFn: ({ signal }): Promise<Head> => answerOf(client.GET(PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function headListQuery(
  counted: Counted,
  today: IsoDate,
  { figure, group, id }: ListedFigure,
  page: number,
) {
  const query = { ...countedOf(counted, today), figure, group, page, ...(id !== null && { id }) };
  return queryOptions({
    queryKey: [SIMULATION_LISTS, 'head-list', query],
    queryFn: ({ signal }) => answerOf(client.GET(`${PATH}/lista`, { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
