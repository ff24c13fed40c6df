import { useEffect, useRef, type RefObject } from 'react';
import { pickRow, rowOf, rowsIn } from './list-commands.ts';

/** Selects all rows between the last clicked checkbox and one that is clicked with Shift. See docs/rules.md R872. */
export function usePickedRange(list: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onClick = ({ target, shiftKey }: MouseEvent): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      const rows = rowsIn(list.current);
      const row = rowOf(target);
      const bounds = [last.current, row].map((each) => (each === null ? -1 : rows.indexOf(each)));
      const [from, to] = [Math.min(...bounds), Math.max(...bounds)];
      if (shiftKey && target.checked && from !== -1)
        for (const each of rows.slice(from, to + 1)) pickRow(each);
      last.current = row;
    };
    // The document's listener comes after React's, so the clicked checkbox has its new state.
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [list]);
}
