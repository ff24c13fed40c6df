/** Renders the whole client at an address. `entry`: state of its history entry. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { AppRoutes } from '../app/routes.tsx';
import { LocationProbe } from './location.tsx';

export const openApp = (path: string, entry: unknown = null) =>
  render(
    <Providers>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state: entry }]}>
        <AppRoutes />
        <LocationProbe />
      </MemoryRouter>
    </Providers>,
  );

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
