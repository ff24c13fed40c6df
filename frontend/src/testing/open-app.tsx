/** The whole client at an address, and where it went. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { AppRoutes } from '../app/routes.tsx';

function Place() {
  const { pathname, state } = useLocation();
  return <output aria-label="place">{JSON.stringify({ pathname, state })}</output>;
}

export const openApp = (path: string) =>
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Place />
      </MemoryRouter>
    </Providers>,
  );

export const place = () =>
  JSON.parse(screen.getByLabelText('place').textContent) as { pathname: string; state: unknown };

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
