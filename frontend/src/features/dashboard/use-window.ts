import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { putWindow, searchOf, windowIn, type ChosenWindow } from '#shared/office/chosen-window.ts';
import { useShownAddress } from '#shared/office/use-shown-address.ts';

export interface WindowChoice {
  readonly window: ChosenWindow;
  readonly choose: (window: ChosenWindow) => void;
}

/** The days that are counted, which are part of the address. See docs/rules.md R290. */
export function useWindow(): WindowChoice {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const found = windowIn(new URLSearchParams(search), today);
  useShownAddress(searchWith(found));
  // The router takes its time: until the address has changed, a pressed control would fall back.
  const [window, show] = useOptimistic(found);
  return {
    window,
    choose: (chosen) =>
      startTransition(() => {
        const next = searchWith(chosen);
        show(chosen);
        // Choosing the same again adds no second step to the history.
        void navigate({ pathname, search: next }, { replace: next === search });
      }),
  };
}

function searchWith(window: ChosenWindow): string {
  const address = new URLSearchParams();
  putWindow(address, window);
  return searchOf(address);
}
