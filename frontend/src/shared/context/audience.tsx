import { createContext, use, type ReactNode } from 'react';

/** Audience of a screen: visitors are addressed as `tú` and see pesos first, staff as `usted` and see UF first. */
export type Audience = 'visitor' | 'staff';

const AudienceContext = createContext<Audience>('visitor');

export function AudienceProvider({ audience, children }: { audience: Audience; children: ReactNode }) {
  return <AudienceContext value={audience}>{children}</AudienceContext>;
}

export const useIsForStaff = (): boolean => use(AudienceContext) === 'staff';

/** Returns a function that chooses between the text for visitors and the text for staff. */
export function useAudienceText(): (forVisitors: string, forStaff: string) => string {
  const isForStaff = useIsForStaff();
  return (forVisitors, forStaff) => (isForStaff ? forStaff : forVisitors);
}
