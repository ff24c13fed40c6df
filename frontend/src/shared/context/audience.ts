import { createContext, use } from 'react';

/** Audience of a screen: visitors are addressed as `tú` and see pesos first, staff as `usted` and see UF first. */
export type Audience = 'visitor' | 'staff';

export const AudienceContext = createContext<Audience>('visitor');

export const useIsForStaff = (): boolean => use(AudienceContext) === 'staff';

/** Returns a function that chooses between the text for visitors and the text for staff. */
export function useAudienceText(): (forVisitors: string, forStaff: string) => string {
  const isForStaff = useIsForStaff();
  return (forVisitors, forStaff) => (isForStaff ? forStaff : forVisitors);
}
