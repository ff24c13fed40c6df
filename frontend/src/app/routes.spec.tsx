import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ROUTE_ACCESS } from '@simulador/contracts/domain/access';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

const SIMULATOR = 'Solicitar Crédito Hipotecario para la Vivienda';
const OFFICE = 'Simulador Ejecutivo';

function Place() {
  const { pathname, state } = useLocation();
  return <output aria-label="place">{JSON.stringify({ pathname, state })}</output>;
}

const open = (path: string) =>
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Place />
      </MemoryRouter>
    </Providers>,
  );
const place = () =>
  JSON.parse(screen.getByLabelText('place').textContent) as { pathname: string; state: unknown };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('routes of a visitor', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(['/', '/simulador', '/simulador/', '/simulador-hipotecario-copy'])(
    'shows the simulator at %s',
    async (path) => {
      open(path);
      await heading('Simula tu crédito hipotecario');
      expect(document.title).toBe(SIMULATOR);
    },
  );

  it('shows the summary at its own address', async () => {
    open('/simulador/resumen');
    await heading('Resumen de la simulación');
    expect(document.title).toBe(SIMULATOR);
  });

  it('leads from the root to the simulator', async () => {
    open('/');
    await heading('Simula tu crédito hipotecario');
    expect(place().pathname).toBe('/simulador');
  });

  const closed = Object.entries(ROUTE_ACCESS)
    .filter(([, roles]) => !(roles as readonly string[]).includes('anonymous'))
    .map(([path]) => path);

  it.each(closed)('asks to sign in at %s and remembers it', async (path) => {
    open(`${path}?q=1`);
    await heading('Iniciar sesión');
    expect(place()).toEqual({ pathname: '/login', state: { from: `${path}?q=1` } });
    expect(document.title).toBe(OFFICE);
  });

  it('clears what was stored on the page without permission', async () => {
    localStorage.setItem('token', 'x');
    open('/401');
    await heading('Usted no tiene los permisos para acceder a esta página');
    expect(screen.getByText('Ingrese sus datos para volver a iniciar sesión.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/login');
    expect(localStorage).toHaveLength(0);
    expect(document.title).toBe(OFFICE);
  });

  it.each([
    ['localStorage', '/401', 'Usted no tiene los permisos para acceder a esta página'],
    ['sessionStorage', '/simulador', 'Simula tu crédito hipotecario'],
    ['sessionStorage', '/simulador/resumen', 'Resumen de la simulación'],
  ] as const)('lives without %s at %s', async (name, path, title) => {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    open(path);
    await heading(title);
  });

  it.each(['/nada', '/simulador/otra', '/tarifas/x'])('knows no page at %s', async (path) => {
    open(path);
    await heading('Esta página no existe');
    expect(document.title).toBe(OFFICE);
  });
});
