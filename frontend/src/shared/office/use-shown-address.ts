import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
