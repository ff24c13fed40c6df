import { useLocation } from 'react-router-dom';
import { HEAD_FIGURES, HEAD_GROUPS } from '@simulador/contracts/office/head-figures';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { putWindow, searchOf, windowIn } from '#shared/office/chosen-window.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import type { Counted, ListedFigure } from './head-data.ts';

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
