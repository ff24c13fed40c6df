/** Access of the roles to each route of the access table. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isClientRoute, mayOpen, ROLES, ROUTE_ACCESS } from '@simulador/contracts/people/access';
import { readToken } from '#shared/session/session-state.ts';
import { heading, openApp } from '../testing/open-app.tsx';
import { currentLocation } from '../testing/location.tsx';
import { CLOSE_PATH, ENDED, signedInAs } from '../testing/session.ts';
import { fakeBff } from '../testing/simulator/fake-bff.ts';
import { type StaffRole, NO_PERMISSION, SESSION_ENDED, comeBackAs } from '../testing/returning-user.ts';
import { fill } from '../testing/fill.ts';

const ROUTES = Object.keys(ROUTE_ACCESS).filter(isClientRoute);

const SIGNED_IN = ROLES.filter((role) => role !== 'anonymous');

/** Each route with the first role, but the administrator's, that may open it or not. The table's own spec shows all of them. */
const rows = (opens: boolean) =>
  ROUTES.flatMap((route) => {
    const [role] = SIGNED_IN.filter((each) => each !== 'adminrole' && mayOpen(each, route) === opens);
    return role === undefined ? [] : [{ route, role }];
  });

describe('the access table', () => {
  it.each(rows(false))('refuses $route to $role and ends the session', async ({ route, role }) => {
    const bff = comeBackAs(role);
    openApp(route);
    await screen.findByRole('heading', { level: 1, name: NO_PERMISSION });
    await waitFor(() => expect(bff.callsTo(CLOSE_PATH)).toHaveLength(1));
    expect([currentLocation().pathname, readToken()]).toEqual(['/401', null]);
  });

  const END = ['/login', '/401'];
  it.each(rows(true).filter(({ route }) => !END.includes(route)))(
    'opens $route to $role',
    async ({ role, route }) => {
      comeBackAs(role);
      openApp(route);
      await screen.findByRole('heading', { level: 1 });
      expect(currentLocation().pathname).toBe(route === '/' ? '/simulador' : route);
      expect(readToken()).not.toBeNull();
    },
  );

  it.each(SIGNED_IN)(
    'leads %s, whose session goes on, away from the sign-in and ends nothing',
    async (role) => {
      const bff = comeBackAs(role);
      openApp('/login');
      const home = mayOpen(role, '/dashboard') ? '/dashboard' : '/simulador';
      await waitFor(() => expect(currentLocation().pathname).toBe(home));
      expect([bff.callsTo(CLOSE_PATH).length, readToken()]).toEqual([0, expect.any(String)]);
    },
  );

  it('has the sign-in for a session that the server ended', async () => {
    comeBackAs('adminrole');
    const bff = fakeBff(ENDED);
    openApp('/login');
    await heading('Iniciar sesión');
    await waitFor(() => expect(bff.callsTo(CLOSE_PATH)).toHaveLength(1));
    expect(localStorage).toHaveLength(0);
  });

  it('says to who comes back after the end of a session that it ended', async () => {
    comeBackAs('adminrole');
    fakeBff(ENDED);
    openApp('/listado');
    await heading(SESSION_ENDED);
    expect(currentLocation()).toEqual({ pathname: '/401', state: { from: '/listado' } });
  });

  const signInHere = async (): Promise<void> => {
    fill(await screen.findByLabelText('Correo electrónico'), 'valentina.soto@lindero.example');
    fill(screen.getByLabelText('Contraseña'), 'demo');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  };

  it.each<[StaffRole, string, string]>([
    ['adminrole', '/simulador/exito', '/simulador/exito'],
    ['commercialrole', '/simulador-profesional', '/dashboard'],
  ])('leads %s, who came to %s, after the sign-in to %s', async (role, asked, landing) => {
    fakeBff(signedInAs(role));
    openApp(asked);
    await heading('Iniciar sesión');
    await signInHere();
    await waitFor(() => expect(currentLocation().pathname).toBe(landing));
    expect(readToken()).not.toBeNull();
  });
});
