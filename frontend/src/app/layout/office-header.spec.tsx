import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ROLES, type ClientRoute } from '@simulador/contracts/people/access';
import { setSignedIn } from '#shared/session/session-changes.ts';
import { menuOf, OfficeHeader } from './office-header.tsx';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';

const FAILED_PATH = '/api/simulador/pendientes/envios';

type StaffRole = Exclude<(typeof ROLES)[number], 'anonymous'>;

function show(role: StaffRole, path: ClientRoute, full_name = 'Valentina Soto Pérez'): void {
  setSignedIn({ id: 7, role, email: 'a@b.cl', full_name, isHead: false, hasWorkflow: true, hasMail: true });
  renderWithQueries(
    <MemoryRouter initialEntries={[path]}>
      <OfficeHeader />
    </MemoryRouter>,
  );
}
const logo = () => screen.queryByRole('link', { name: 'Lindero' });

describe('the header of staff', () => {
  beforeEach(() => {
    fakeBff({ [FAILED_PATH]: () => [] });
  });

  it('counts what did not reach the clients of an executive, and leads there', async () => {
    fakeBff({ [FAILED_PATH]: () => [{}, {}] });
    show('commercialrole', '/dashboard');
    const link = await screen.findByRole('link', { name: '2 envíos con falla' });
    expect(link).toHaveAttribute('href', '/dashboard');
  });

  it('counts no more once nobody is there, so that the session ends', async () => {
    jest.useFakeTimers();
    try {
      const bff = fakeBff({ [FAILED_PATH]: () => [] });
      show('executiverole', '/dashboard');
      await act(() => jest.advanceTimersByTimeAsync(3 * 60_000));
      const calls = bff.callsTo(FAILED_PATH).length;
      expect(calls).toBeGreaterThan(0);
      await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
      expect(bff.callsTo(FAILED_PATH)).toHaveLength(calls);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks for none of an administrator, to whom nothing is assigned', () => {
    const bff = fakeBff({ [FAILED_PATH]: () => [{}] });
    show('adminrole', '/dashboard');
    expect(bff.callsTo(FAILED_PATH)).toHaveLength(0);
  });

  it.each([
    ['adminrole', 'Administrador'],
    ['executiverole', 'Ejecutivo Hipotecario'],
    ['commercialrole', 'Ejecutivo Comercial'],
  ] as const)('says who is in: %s', (role, label) => {
    show(role, '/dashboard');
    const head = within(screen.getByRole('banner'));
    for (const text of ['VS', 'Valentina Soto Pérez', label]) expect(head.getByText(text)).toBeVisible();
    expect(head.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    expect(head.getByRole('link', { name: 'Vista general' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['Álvaro', 'Á'],
    ['Valentina de la Fuente', 'VF'],
    ['antonia demo', 'AD'],
    ['  Ñusta   Quispe ', 'ÑQ'],
  ])('shortens %j to %s', (name, initials) => {
    show('adminrole', '/dashboard', name);
    expect(screen.getByText(initials)).toBeVisible();
  });

  it.each<[StaffRole, ClientRoute, string | null]>([
    ['adminrole', '/simulador/exito', '/dashboard'],
    ['executiverole', '/dashboard', '/dashboard'],
    ['commercialrole', '/dashboard', '/dashboard'],
    ['adminrole', '/simulador-profesional', null],
    ['executiverole', '/simulador-profesional/resumen', null],
    ['commercialrole', '/simulatorTemplate', null],
    ['adminrole', '/simulador', null],
    ['default', '/simulatorTemplate', '/'],
    ['default', '/simulador', '/'],
  ])('leads %s at %s by its logo to %s', (role, path, target) => {
    show(role, path);
    expect(logo()?.getAttribute('href') ?? null).toBe(target);
  });

  it('offers the professional simulator to who may simulate', () => {
    const isOffered = (role: StaffRole): boolean =>
      menuOf(role).some(({ route }) => route === '/simulador-profesional');
    expect(ROLES.filter((role) => role !== 'anonymous' && isOffered(role))).toEqual([
      'adminrole',
      'executiverole',
    ]);
  });
});
