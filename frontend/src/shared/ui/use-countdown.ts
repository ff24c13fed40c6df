import { useEffect, useEffectEvent, useState } from 'react';

export interface Countdown {
  pause: () => void;
  resume: () => void;
}

/** Calls `onEnd` after a time that starts anew after each pause, and when `round` changes. */
export function useCountdown(durationMs: number, round: number, onEnd: () => void): Countdown {
  const [isPaused, setPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, round, isPaused]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
