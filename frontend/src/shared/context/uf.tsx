import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { santiagoDate, type IsoDate } from '@simulador/contracts/domain/dates';

/** The UF that the screen converts with, and how much it may be trusted. See docs/rules.md R30 to R32. */
export interface UfOfDay {
  /** Pesos for one UF, 2 decimals. */
  readonly valueClp: number;
  /** The day it was published for; null for the referential constant. */
  readonly date: IsoDate | null;
  /**
   * `referential` is the client's own constant: it converts what is typed, nothing can be calculated with it. While the
   * day's value is `pending` it is not shown either.
   */
  readonly freshness: 'today' | 'stale' | 'referential' | 'pending';
}

export const REFERENTIAL_UF: UfOfDay = { valueClp: 28130, date: null, freshness: 'referential' };

/** A stored value is as good as a fresh one on its own day: a day has one UF. */
export const isUfOutdated = ({ source, date }: { source: string; date: string }): boolean =>
  source === 'stale' && date !== santiagoDate(new Date());

const UfContext = createContext<UfOfDay | null>(null);
/** A context of its own: who announces the UF is not drawn again with it. */
const AnnounceContext = createContext<(uf: UfOfDay | null) => void>(() => undefined);

export interface UfProviderProps {
  children: ReactNode;
}

export function UfProvider({ children }: UfProviderProps) {
  const [uf, setUf] = useState<UfOfDay | null>(null);
  return (
    <AnnounceContext value={setUf}>
      <UfContext value={uf}>{children}</UfContext>
    </AnnounceContext>
  );
}

/** The UF that the page announced; null before it did. */
export const useUf = (): UfOfDay | null => use(UfContext);

/** Announces the page's UF to the header for as long as the page is shown. */
export function useAnnounceUf(uf: UfOfDay | null): void {
  const announce = use(AnnounceContext);
  useEffect(() => {
    announce(uf);
    return () => announce(null);
  }, [uf, announce]);
}
