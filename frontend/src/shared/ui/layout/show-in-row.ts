import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls a row horizontally until the item is in its middle. */
export function showInRow(row: Element | null, item: Element | null | undefined): void {
  if (!row || !item) return;
  const { left, width } = row.getBoundingClientRect();
  const its = item.getBoundingClientRect();
  row.scrollLeft += its.left + its.width / 2 - left - width / 2;
}

/** Returns the reference to a row of links, in which the one to the current screen is scrolled into sight. */
export function useCurrentInRow(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => showInRow(row.current, row.current?.querySelector('[aria-current]')), [pathname]);
  return row;
}
