import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Corrects an address that says something else than the screen shows, a page beyond the last one for instance. It is replaced: back
 * leads to where it did.
 */
export function useShownAddress(shown: string): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const correct = useEffectEvent(() => void navigate({ pathname, search: shown }, { replace: true, state }));
  useEffect(() => {
    if (search !== shown) correct();
  }, [search, shown]);
}
