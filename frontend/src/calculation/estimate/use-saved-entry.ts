/** Saving an estimate as a history entry: back leads to its answer, forward to module 1. See docs/rules.md R770. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { textIn } from '#shared/browser/history-entry.ts';

/** Place of the page that a history entry stands for. */
type Place = 'answer' | 'client';

const placeIn = (entry: unknown): Place | null =>
  (['answer', 'client'] as const).find((place) => place === textIn(entry, 'estimate')) ?? null;

/**
 * Returns a function that adds the entry of module 1. `onReturn` is called when back or forward leads to a place, `show` once a place that
 * an added entry, back or forward leads to is rendered.
 */
export function useSavedEntry(onReturn: (place: Place) => void, show: (place: Place) => void): () => void {
  const { pathname, search, hash, state: entry, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const [firstKey] = useState(key);
  const isAdded = useRef(false);
  const last = useRef<Place>(null);
  const returned = useRef<Place>(null);
  const follow = useEffectEvent(() => {
    const place = placeIn(entry);
    const cameFrom = last.current;
    last.current = place;
    if (isAdded.current && place === 'client') {
      isAdded.current = false;
      return show(place);
    }
    // Back from a later step of the modules leads to the step.
    const isOfSteps = textIn(entry, 'step') !== null && cameFrom !== 'answer';
    if (!isReturn || place === null || (place === 'client' && isOfSteps)) return;
    onReturn(place);
    // A reload moves no focus.
    if (key !== firstKey) returned.current = place;
  });
  // Before the effect that follows, so in the render after it, which has the place.
  useEffect(() => {
    if (returned.current !== null) show(returned.current);
    returned.current = null;
  });
  useEffect(() => follow(), [key]);
  return () => {
    const here = { pathname, search, hash };
    const before = entry as object | null;
    isAdded.current = true;
    void navigate(here, { replace: true, state: { ...before, estimate: 'answer' } });
    void navigate(here, { state: { estimate: 'client' } });
  };
}
