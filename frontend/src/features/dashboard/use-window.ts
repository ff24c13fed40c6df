import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { putWindow, windowIn, type ChosenWindow } from '#shared/office/chosen-window.ts';

export interface WindowChoice {
  readonly window: ChosenWindow;
  readonly choose: (window: ChosenWindow) => void;
}

/** The days that are counted, which are part of the address. See docs/rules.md R290. */
export function useWindow(): WindowChoice {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  // The router takes its time: until the address has changed, a pressed control would fall back.
  const [window, show] = useOptimistic(windowIn(new URLSearchParams(search), today));
  return {
    window,
    choose: (chosen) =>
      startTransition(() => {
        const address = new URLSearchParams(search);
        putWindow(address, chosen);
        show(chosen);
        // Choosing the same again adds no second step to the history.
        const replace = address.toString() === new URLSearchParams(search).toString();
        void navigate({ pathname, search: address.toString() }, { replace });
      }),
  };
}
