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
let answers = SESSION;

beforeEach(() => {
  answers = SESSION;
  clearSession();
  storeToken(tokenOf());
  followSignIn();
  const documented = bffAnswers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const own = answers[new URL(request.url).pathname];
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

it.each([
  ['opposition', ['Rechazar']],
  ['access', ['Acoger', 'Rechazar']],
])('offers to grant what changes data only of somebody of whom there are some: %s', async (kind, offered) => {
  const path = '/api/simulador/datos_personales/7';
  const dates = { received: '2026-11-20', due: '2026-12-20', registered_at: '2026-11-20T15:00:00Z' };
  answers = {
    ...SESSION,
    [path]: {
      ...{ id: 7, kind, state: 'open', identification: '12345678-5', name: null, ...dates },
      ...{ note: null, answer: null, registered_by: null, answered_at: null, answered_by: null },
      ...{ lifted_at: null, lifted_by: null, extended: false, blocks: false, may_extend: false },
    },
    [`${path}/guardado`]: { tables: [], sent: 0 },
  };
  openApp('/datos-personales?solicitud=7');
  await screen.findByText('No guardamos datos de esta persona.');
  const decision = within(await screen.findByRole('radiogroup', { name: 'Decisión' }));
  expect(decision.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(offered);
  expect(decision.queryByText(/no hay nada que acoger/) === null).toBe(kind === 'access');
});
