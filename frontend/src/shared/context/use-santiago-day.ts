import { useEffect, useState } from 'react';
import { nextSantiagoMidnight, santiagoDate, type IsoDate } from '@simulador/contracts/domain/dates';

const today = (): IsoDate => santiagoDate(new Date());

/** Returns the date in Santiago. Updated at midnight, and whenever the tab becomes visible. */
export function useSantiagoDay(): IsoDate {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = (): void => setDay(today());
    const timer = setTimeout(look, nextSantiagoMidnight(new Date()).getTime() - Date.now());
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
}
