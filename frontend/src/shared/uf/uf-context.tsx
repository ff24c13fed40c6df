import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { UfOfDay } from './uf-of-day.ts';

interface UfState {
  readonly uf: UfOfDay | null;
  readonly setUf: (uf: UfOfDay | null) => void;
}

const UfContext = createContext<UfState>({ uf: null, setUf: () => undefined });

export interface UfProviderProps {
  children: ReactNode;
}

export function UfProvider({ children }: UfProviderProps) {
  const [uf, setUf] = useState<UfOfDay | null>(null);
  return <UfContext value={{ uf, setUf }}>{children}</UfContext>;
}

/** The UF that the page announced; null before it did. */
export const useUf = (): UfOfDay | null => use(UfContext).uf;

/** Announces the page's UF to the header for as long as the page is shown. */
export function useAnnounceUf(uf: UfOfDay | null): void {
  const { setUf } = use(UfContext);
  useEffect(() => {
    setUf(uf);
    return () => setUf(null);
  }, [uf, setUf]);
}
