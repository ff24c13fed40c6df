/** Begin and end of a session, in this tab and in others. */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatTime } from '@simulador/contracts/platform/instants';
import { readToken } from '#shared/session/session-state.ts';
import { storeLastUse, storeToken } from '#shared/session/session-changes.ts';
import { heading, openApp } from '../testing/open-app.tsx';
import { currentLocation } from '../testing/location.tsx';
import { ENDED, INFO_PATH, infoOf, signedInAs, type TokenFacts, tokenOf } from '../testing/session.ts';
import { fakeBff, refusal, type FakeBff } from '../testing/simulator/fake-bff.ts';
import { type StaffRole, NO_PERMISSION, comeBackAs } from '../testing/returning-user.ts';

describe('a sign-in at the bank', () => {
  const AT_BANK = { '/api/simulador/sesion': () => ({ oidc: true }) };
  const link = () => screen.findByRole('link', { name: 'Ingresar con mi cuenta del banco' });

  it('is what the sign-in offers, and then leads back to the page that was requested', async () => {
    fakeBff({ ...ENDED, ...AT_BANK });
    const { unmount } = openApp('/tarifas');
    expect(await link()).toHaveAttribute('href', '/api/simulador/sesion/oidc');
    // jsdom can't navigate to another page.
    (await link()).addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(await link());
    unmount();
    fakeBff(signedInAs('adminrole'));
    openApp('/login?ingreso=listo');
    await waitFor(() => expect(currentLocation().pathname).toBe('/tarifas'));
    expect(readToken()).not.toBeNull();
  });

  it('leads to the role’s page, whatever an earlier session left', async () => {
    comeBackAs('executiverole');
    fakeBff(signedInAs('adminrole', 8));
    openApp('/login?ingreso=listo');
    await waitFor(() => expect(currentLocation().pathname).toBe('/dashboard'));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 8 });
  });

  it('that left no session says so and offers another', async () => {
    fakeBff({ ...ENDED, ...AT_BANK });
    openApp('/login?ingreso=listo');
    await screen.findByText(/^No pudimos completar su ingreso/);
    await link();
  });

  it('leaves the password to the emergency account', async () => {
    fakeBff({ ...signedInAs('adminrole'), ...AT_BANK });
    openApp('/login');
    await userEvent.click(await screen.findByText('Ingresar con contraseña'));
    expect(screen.getByText(/Solo para la cuenta de emergencia/)).toBeVisible();
  });
});

describe('a session', () => {
  describe('of staff', () => {
    const START_MS = Date.now();
    const notice = () => screen.queryByRole('dialog', { name: 'Su sesión está por cerrarse' });
    const comeAgainAfter = (minutes: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(START_MS + minutes * 60_000);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const begin = async (session: TokenFacts = {}): Promise<FakeBff> => {
      comeAgainAfter(0);
      const bff = comeBackAs('executiverole');
      storeToken(tokenOf(session));
      openApp('/simulador/exito');
      await screen.findByRole('button', { name: 'Cerrar sesión' });
      return bff;
    };

    it('is used by who types, without a request of theirs', async () => {
      const bff = await begin();
      await userEvent.keyboard('una nota');
      expect(bff.callsTo(INFO_PATH)).toHaveLength(1);
      comeAgainAfter(20);
      await userEvent.keyboard('larga');
      await waitFor(() => expect(bff.callsTo(INFO_PATH)).toHaveLength(2));
      comeAgainAfter(40);
      expect(notice()).toBeNull();
    });

    it('is said to end where nobody uses it, and goes on with a press', async () => {
      await begin();
      comeAgainAfter(27.9);
      expect(notice()).toBeNull();
      comeAgainAfter(28.1);
      expect(notice()).toHaveTextContent(`cerrará a las ${formatTime(new Date(START_MS + 30 * 60_000))}`);
      expect(notice()).toHaveTextContent('Lo que escribió seguirá aquí.');
      await userEvent.click(screen.getByRole('button', { name: 'Seguir conectado' }));
      await waitFor(() => expect(notice()).toBeNull());
      comeAgainAfter(40);
      expect(notice()).toBeNull();
    });

    it('is not said to end while another tab uses it', async () => {
      await begin();
      storeLastUse(START_MS + 20 * 60_000);
      comeAgainAfter(29);
      expect(notice()).toBeNull();
    });

    it('is not said to end when its eight hours are nearly over, because nothing extends it and nothing is lost', async () => {
      await begin({ minutesLeft: 11 });
      comeAgainAfter(10.9);
      expect(notice()).toBeNull();
    });

    const again = () => screen.findByRole('dialog', { name: 'Su sesión terminó' });
    const endIt = async (): Promise<void> => {
      await begin();
      fakeBff(ENDED);
      comeAgainAfter(31);
      await again();
    };

    it('that ended goes on over the page after a sign-in with the same e-mail, and is not said to end soon', async () => {
      await endIt();
      expect(await screen.findByLabelText('Correo electrónico')).toHaveValue(
        'valentina.soto@lindero.example',
      );
      comeAgainAfter(60);
      expect(notice()).toBeNull();
      fakeBff(signedInAs('executiverole'));
      await userEvent.type(await screen.findByLabelText('Contraseña'), 'demo{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Su sesión terminó' })).toBeNull());
      expect(currentLocation().pathname).toBe('/simulador/exito');
      comeAgainAfter(60);
      expect(notice()).toBeNull();
    });

    it('that ended is another person’s at their own page after their sign-in', async () => {
      await endIt();
      fakeBff(signedInAs('commercialrole', 8));
      await userEvent.type(await screen.findByLabelText('Contraseña'), 'demo{Enter}');
      await heading('Vista general');
    });

    it('that ended leads to the sign-in when they leave, and stays at Escape', async () => {
      await endIt();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(within(await again()).getByRole('button', { name: 'Salir' }));
      await heading('Iniciar sesión');
    });

    it('that ended continues in the bank’s window', async () => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      await begin();
      fakeBff({ ...ENDED, '/api/simulador/sesion': () => ({ oidc: true }) });
      comeAgainAfter(31);
      await again();
      await userEvent.click(await screen.findByRole('link', { name: 'Ingresar con mi cuenta del banco' }));
      expect(open).toHaveBeenCalledWith('/api/simulador/sesion/oidc', 'ingreso', expect.any(String));
      expect(currentLocation().pathname).toBe('/simulador/exito');
    });
  });

  it('that is unknown is requested again', async () => {
    comeBackAs('adminrole');
    let isAway = true;
    fakeBff({
      ...signedInAs('adminrole'),
      [INFO_PATH]: () => (isAway ? refusal(503, {}) : infoOf('adminrole')),
    });
    openApp('/dashboard');
    await heading('No pudimos comprobar su sesión');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await heading('Vista general');
  });

  it('whose role changed meets the new one at the next screen', async () => {
    comeBackAs('adminrole');
    let role: StaffRole = 'adminrole';
    fakeBff({ ...signedInAs(role), [INFO_PATH]: () => infoOf(role) });
    openApp('/dashboard');
    await heading('Vista general');
    role = 'commercialrole';
    await userEvent.click(screen.getByRole('link', { name: 'Simulador' }));
    await heading(NO_PERMISSION);
  });
});
