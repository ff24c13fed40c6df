import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the screen was reached from another one, by a link or by a step in the history, and not by loading or reloading the page. */
export const Arrival = createContext(false);

export const useHasArrived = (): boolean => useContext(Arrival);

/** For the provider. Each navigation makes a location of its own, also one back to the first. */
export function useArrival(): boolean {
  const location = useLocation();
  const [first] = useState(location);
  return location !== first;
}
