/** Location of the client under test. */
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | null = null;

/** Reports the location. Rendered inside the router. */
export function LocationProbe() {
  const { pathname, search, state } = useLocation();
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <output aria-label="place">
      {JSON.stringify({ pathname, ...(search !== '' && { search }), state })}
    </output>
  );
}

export const currentLocation = () =>
  JSON.parse(screen.getByLabelText('place').textContent) as {
    pathname: string;
    search?: string;
    state: unknown;
  };

/** Presses the browser's buttons: back is -1, forward is 1. */
export const goInHistory = (by: -1 | 1) => act(async () => navigate?.(by));
