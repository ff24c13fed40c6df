import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** True if the screen was reached by a link or a history step, false after loading or reloading the page. */
export const Arrival = createContext(false);

export const useHasArrived = (): boolean => useContext(Arrival);

/** Returns the value for the provider. Each navigation creates a new location, also one back to the first. */
export function useArrival(): boolean {
  const location = useLocation();
  const [first] = useState(location);
  return location !== first;
}
