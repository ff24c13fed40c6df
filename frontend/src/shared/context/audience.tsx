import { createContext, use, type ReactNode } from 'react';

/** User of the screen: visitors are addressed as `tú` and think in pesos, staff as `usted` and think in UF. */
export type Audience = 'visitor' | 'staff';

const AudienceContext = createContext<Audience>('visitor');

export interface AudienceProviderProps {
  audience: Audience;
  children: ReactNode;
}

export function AudienceProvider({ audience, children }: AudienceProviderProps) {
  return <AudienceContext value={audience}>{children}</AudienceContext>;
}

export const useIsForStaff = (): boolean => use(AudienceContext) === 'staff';

/** Returns a function that chooses between the text for visitors and the text for staff. */
export function useAudienceText(): (forVisitors: string, forStaff: string) => string {
  const isForStaff = useIsForStaff();
  return (forVisitors, forStaff) => (isForStaff ? forStaff : forVisitors);
}
