import { useLocation, useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { putWindow, windowIn, type ChosenWindow } from '#shared/office/chosen-window.ts';

/** The days that are counted, which the address keeps. See docs/rules.md R290. */
export function useWindow(): { window: ChosenWindow; choose: (window: ChosenWindow) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = useSantiagoDay();
  const address = new URLSearchParams(search);
  return {
    window: windowIn(address, today),
    choose: (window) => {
      putWindow(address, window);
      void navigate({ pathname, search: address.toString() });
    },
  };
}
