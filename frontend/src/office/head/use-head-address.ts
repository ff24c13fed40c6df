import { useLocation } from 'react-router-dom';
import { HEAD_FIGURES, HEAD_GROUPS } from '@simulador/contracts/office/head-figures';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { putWindow, searchOf, windowIn, type ChosenWindow } from '#shared/office/chosen-window.ts';
import type { ListedFigure } from './head-data.ts';

export const HEAD = '/jefatura';

/** Returns the address of the head's page for a period, with the list of a figure. */
export function headAddress(window: ChosenWindow, listed: ListedFigure | null = null): string {
  const address = new URLSearchParams();
  putWindow(address, window);
  if (listed !== null) {
    address.set('cifra', listed.figure);
    address.set('grupo', listed.group);
    if (listed.id !== null) address.set('id', String(listed.id));
  }
  return `${HEAD}${searchOf(address)}`;
}

/** Returns the period and the listed figure of the address. */
export function useHeadAddress(): { window: ChosenWindow; listed: ListedFigure | null } {
  const address = new URLSearchParams(useLocation().search);
  const today = useSantiagoDay();
  const figure = HEAD_FIGURES.find((each) => each === address.get('cifra'));
  const group = HEAD_GROUPS.find((each) => each === address.get('grupo'));
  const id = address.get('id');
  return {
    window: windowIn(address, today),
    listed:
      figure && group ? { figure, group, id: id !== null && /^\d{1,9}$/.test(id) ? Number(id) : null } : null,
  };
}
