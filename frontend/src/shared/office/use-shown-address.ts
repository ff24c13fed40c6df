import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a field of the address's query; null if it is not there. In place of the router's hook, which the first load would carry. */
export const useAddressField = (name: string): string | null =>
  new URLSearchParams(useLocation().search).get(name);

/** Returns the id in a field of the address's query; null if there is none. */
export function useAddressId(name: string): number | null {
  const text = useAddressField(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * Replaces an address that differs from what the screen shows, e.g. a page beyond the last one. Going back still leads to the
 * entry before.
 */
export function useShownAddress(shown: string): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const correct = useEffectEvent(() => void navigate({ pathname, search: shown }, { replace: true, state }));
  useEffect(() => {
    if (search !== shown) correct();
  }, [search, shown]);
}
