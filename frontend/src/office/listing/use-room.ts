import { useEffect, useState, type RefObject } from 'react';

/** Layouts of the list: one column whose cells stack, the columns that a call needs, and all of them. */
const ROOMS = ['narrow', 'middle', 'wide'] as const;
export type Room = (typeof ROOMS)[number];

/** Widths of the list from which on it has the layout, rem. */
const MIDDLE_REM = 44;
const WIDE_REM = 76;

export const hasRoom = (room: Room, least: Room): boolean => ROOMS.indexOf(room) >= ROOMS.indexOf(least);

/** Returns the layout for the list's width, which a client's sheet beside it and large text narrow. */
export function useRoom(list: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('wide');
  useEffect(() => {
    if (list.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const remPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = (entry?.contentRect.width ?? 0) / remPx;
      setRoom(width < MIDDLE_REM ? 'narrow' : width < WIDE_REM ? 'middle' : 'wide');
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return room;
}
