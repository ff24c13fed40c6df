import { useSyncExternalStore } from 'react';
import { nextSantiagoMidnight, santiagoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { listen } from '#shared/browser/listen.ts';
import { followServerClock, serverNow } from '#shared/api/server-clock.ts';

/** Returns the date in Santiago by the server's clock. See docs/rules.md R700. */
export const santiagoToday = (): IsoDate => santiagoDate(serverNow());

/** Calls back at midnight, whenever the tab becomes visible, and when the server's clock is known. */
function subscribe(onChange: () => void): () => void {
  const untilMidnight = (): number => nextSantiagoMidnight(serverNow()).getTime() - serverNow().getTime();
  let timer = setTimeout(look, untilMidnight());
  function look(): void {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight());
    onChange();
  }
  const ends = [
    followServerClock(look),
    listen(window, ['focus'], look),
    listen(document, ['visibilitychange'], look),
  ];
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
  };
}

/** Returns the date in Santiago by the server's clock, and follows it. */
export const useSantiagoDay = (): IsoDate => useSyncExternalStore(subscribe, santiagoToday, santiagoToday);
