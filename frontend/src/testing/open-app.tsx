/** Renders the whole client at an address. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { AppRoutes } from '../app/routes.tsx';
import { LocationProbe } from './location.tsx';

export const openApp = (path: string) =>
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <LocationProbe />
      </MemoryRouter>
    </Providers>,
  );

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
