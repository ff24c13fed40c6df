import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { putWindow, searchOf, windowIn, type ChosenWindow } from '#shared/office/chosen-window.ts';
import { useShownAddress } from '#shared/office/use-shown-address.ts';

/** Returns the counted days, which are part of the address. See docs/rules.md R290. */
export function useWindow() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const found = windowIn(new URLSearchParams(search), today);
  useShownAddress(searchWith(found));
  // Optimistic, because the address changes after a delay and a pressed control would jump back meanwhile.
  const [window, show] = useOptimistic(found);
  return {
    window,
    choose: (chosen: ChosenWindow) =>
      startTransition(() => {
        const next = searchWith(chosen);
        show(chosen);
        // Choosing the current window again adds no history entry.
        void navigate({ pathname, search: next }, { replace: next === search });
      }),
  };
}

function searchWith(window: ChosenWindow): string {
  const address = new URLSearchParams();
  putWindow(address, window);
  return searchOf(address);
}
