import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { santiagoToday } from './use-santiago-day.ts';

/** UF that the screen converts with, and how current it is. See docs/rules.md R30 to R32. */
export interface UfOfDay {
  /** Pesos per UF, 2 decimals. */
  readonly valueClp: number;
  /** Day of the UF; null for the referential constant. */
  readonly date: IsoDate | null;
  /**
   * `referential` is a constant of the client, used for conversion only, never for a calculation. While `pending`, the UF is not
   * shown.
   */
  readonly freshness: 'today' | 'stale' | 'referential' | 'pending';
}

export const REFERENTIAL_UF: UfOfDay = { valueClp: 28130, date: null, freshness: 'referential' };

/** Returns true if the UF is not today's. A stored UF of today is current, because a day has one UF. */
export const isUfOutdated = ({ source, date }: { source: string; date: string }): boolean =>
  source === 'stale' && date !== santiagoToday();

const UfContext = createContext<UfOfDay | null>(null);
/** Separate from the value, so that a component that announces the UF is not rerendered with it. */
const AnnounceContext = createContext<(uf: UfOfDay | null) => void>(() => undefined);

export function UfProvider({ children }: { children: ReactNode }) {
  const [uf, setUf] = useState<UfOfDay | null>(null);
  return (
    <AnnounceContext value={setUf}>
      <UfContext value={uf}>{children}</UfContext>
    </AnnounceContext>
  );
}

/** Returns the UF that the page announced; null before. */
export const useUf = (): UfOfDay | null => use(UfContext);

/** Shows the page's UF in the header while the page is mounted. */
export function useAnnounceUf(uf: UfOfDay | null): void {
  const announce = use(AnnounceContext);
  useEffect(() => {
    announce(uf);
    return () => announce(null);
  }, [uf, announce]);
}
