/** Renders the whole client at an address. `entry`: state of its history entry. */
import { render, screen } from '@testing-library/react';
import { pathOf } from '#shared/router/history.ts';
import { MemoryRouter } from './memory-router.tsx';
import { Providers } from '../app/providers.tsx';
import { AppRoutes } from '../app/routes.tsx';
import { LocationProbe } from './location.tsx';

export const openApp = (path: string, entry: unknown = null) =>
  render(
    <Providers>
      <MemoryRouter entries={[{ ...pathOf(path, '/'), state: entry }]}>
        <AppRoutes />
        <LocationProbe />
      </MemoryRouter>
    </Providers>,
  );

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
