import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mayOpen, ROUTE_ACCESS, ROUTE_SPELLINGS } from '@simulador/contracts/people/access';
import { heading, openApp } from '../testing/open-app.tsx';
import { currentLocation } from '../testing/location.tsx';

const SIMULATOR = 'Solicitar Crédito Hipotecario para la Vivienda';
const OFFICE = 'Simulador Ejecutivo';

describe('routes of a visitor', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  });

  it.each(['/simulador', '/simulador/', '/simulador-hipotecario-copy'])(
    'shows the simulator at %s',
    async (path) => {
      openApp(path);
      await heading('Simula tu crédito hipotecario');
      expect(document.title).toBe(SIMULATOR);
    },
  );

  it('leads from the root to the simulator', async () => {
    openApp('/');
    await heading('Simula tu crédito hipotecario');
    expect(currentLocation().pathname).toBe('/simulador');
  });

  it('names the bank at the top, and whom to ask about personal data below', async () => {
    openApp('/simulador');
    await heading('Simula tu crédito hipotecario');
    expect(screen.getByText('Cooperativa').parentElement).toHaveTextContent('LinderoCooperativa');
    expect(screen.getByRole('link', { name: 'privacidad@lindero.example' })).toHaveAttribute(
      'href',
      'mailto:privacidad@lindero.example',
    );
  });

  it('shows the summary at its own address', async () => {
    openApp('/simulador/resumen');
    await heading('Resumen de la simulación');
    expect(document.title).toBe(SIMULATOR);
  });

  it.each(Object.entries(ROUTE_SPELLINGS))('leads from %s to %s', async (path, route) => {
    openApp(`${path}?q=1`);
    if (mayOpen('anonymous', route)) {
      await heading(route === '/simulador' ? 'Simula tu crédito hipotecario' : 'Resumen de la simulación');
      expect(currentLocation().pathname).toBe(route);
    } else {
      await heading('Iniciar sesión');
      expect(currentLocation().state).toEqual({ from: `${route}?q=1` });
    }
  });

  const closed = Object.entries(ROUTE_ACCESS)
    .filter(([, roles]) => !(roles as readonly string[]).includes('anonymous'))
    .map(([path]) => path);

  it.each(closed)('asks to sign in at %s and remembers it', async (path) => {
    openApp(`${path}?q=1`);
    await heading('Iniciar sesión');
    expect(currentLocation()).toEqual({ pathname: '/login', state: { from: `${path}?q=1` } });
    expect(document.title).toBe(OFFICE);
  });

  it('clears what was stored on the page without permission', async () => {
    localStorage.setItem('token', 'x');
    openApp('/401');
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
    openApp(path);
    await heading(title);
  });
});
