import type { components } from '@simulador/contracts/generated/bff';
import {
  type HeadFigure,
  type HeadGroup,
  HEAD_FIGURES,
  HEAD_GROUPS,
} from '@simulador/contracts/office/head-figures';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { answerOf } from '#shared/api/api-error.ts';
import { type ChosenWindow, putWindow, searchOf, windowIn } from '../lists/chosen-window.ts';
import { listQuery } from '../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { countedDays } from '../dashboard/counts.ts';
import { useLocation } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';

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
  return listQuery('head', query, (signal) => answerOf(client.GET(PATH, { params: { query }, signal })));
}

export function headListQuery(
  counted: Counted,
  today: IsoDate,
  { figure, group, id }: ListedFigure,
  page: number,
) {
  const query = { ...countedOf(counted, today), figure, group, page, ...(id !== null && { id }) };
  return listQuery('head-list', query, (signal) =>
    answerOf(client.GET(`${PATH}/lista`, { params: { query }, signal })),
  );
}

export const HEAD = '/jefatura';

/** Returns the address of the head's page, with the list of a figure. */
export function headAddress({ window, branch }: Counted, listed: ListedFigure | null = null): string {
  const address = new URLSearchParams();
  putWindow(address, window);
  if (branch !== null) address.set('sucursal', String(branch));
  if (listed !== null) {
    address.set('cifra', listed.figure);
    address.set('grupo', listed.group);
    if (listed.id !== null) address.set('id', String(listed.id));
  }
  return `${HEAD}${searchOf(address)}`;
}

export function useHeadAddress(): { counted: Counted; listed: ListedFigure | null } {
  const address = new URLSearchParams(useLocation().search);
  const today = useSantiagoDay();
  const figure = HEAD_FIGURES.find((each) => each === address.get('cifra'));
  const group = HEAD_GROUPS.find((each) => each === address.get('grupo'));
  const isAdmin = useIsAdmin();
  return {
    // The branch of another user is a head's own.
    counted: { window: windowIn(address, today), branch: isAdmin ? idIn(address, 'sucursal') : null },
    listed: figure && group ? { figure, group, id: idIn(address, 'id') } : null,
  };
}

function idIn(address: URLSearchParams, name: string): number | null {
  const id = address.get(name) ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}
