/** Where the client under test went. */
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

/** Stands in the router. */
export function Place() {
  const { pathname, state } = useLocation();
  return <output aria-label="place">{JSON.stringify({ pathname, state })}</output>;
}

export const place = () =>
  JSON.parse(screen.getByLabelText('place').textContent) as { pathname: string; state: unknown };
