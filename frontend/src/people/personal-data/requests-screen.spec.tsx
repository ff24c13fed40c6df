import { beforeEach, expect, it, jest } from '@jest/globals';
import { bffAnswers } from '@simulador/mocks/bff';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, followSignIn } from '#shared/session/session-state.ts';
import { storeToken } from '#shared/session/session-storage.ts';
import { openApp } from '../../testing/open-app.tsx';
import { INFO_PATH, infoOf, RENEW_PATH, tokenOf } from '../../testing/session.ts';

/** The session of an administrator; the BFF's document has an executive's. */
const SESSION: Readonly<Record<string, object>> = {
  [INFO_PATH]: infoOf('adminrole'),
  [RENEW_PATH]: { access: tokenOf() },
};

beforeEach(() => {
  clearSession();
  storeToken(tokenOf());
  followSignIn();
  const documented = bffAnswers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const own = SESSION[new URL(request.url).pathname];
    return own ? Response.json(own) : ((await documented(request)) ?? Response.error());
  });
});

it('lists the requests of the API document’s example, and opens one', async () => {
  openApp('/datos-personales');
  const row = await screen.findByRole('row', { name: /Acceso.*Acogida/ });
  expect(row).toHaveTextContent('Camila Rojas Fuentes');
  await userEvent.click(within(row).getByRole('link'));
  const request = await screen.findByRole('region', { name: 'La solicitud' });
  expect(request).toHaveTextContent('Pide saber qué guardamos');
});
