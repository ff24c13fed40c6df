import { beforeEach, expect, it, jest } from '@jest/globals';
import { bffAnswers } from '@simulador/mocks/bff';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followSignIn, storeToken } from '#shared/session/session-changes.ts';
import { currentLocation, goInHistory } from '../../testing/location.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import { INFO_PATH, infoOf, RENEW_PATH, tokenOf } from '../../testing/session.ts';
import { fill } from '../../testing/fill.ts';

/** The session of an administrator; the BFF's document has an executive's. */
const SESSION: Readonly<Record<string, object | (() => Response | Promise<Response>)>> = {
  [INFO_PATH]: infoOf('adminrole'),
  [RENEW_PATH]: { access: tokenOf() },
};
let answers = SESSION;

beforeEach(() => {
  answers = SESSION;
  storeToken(tokenOf());
  followSignIn();
  const documented = bffAnswers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const own = answers[new URL(request.url).pathname];
    if (typeof own === 'function') return own();
    return own ? Response.json(own) : ((await documented(request)) ?? Response.error());
  });
});

it('shows no other person’s requests while one is searched', async () => {
  answers = {
    ...SESSION,
    '/api/simulador/datos_personales/buscar': () => new Promise<Response>(() => undefined),
  };
  openApp('/datos-personales');
  await screen.findByRole('row', { name: /Acceso.*Acogida/ });
  await userEvent.type(screen.getByLabelText('Buscar por RUT'), '12345678-5{Enter}');
  expect(screen.getByText('Buscando…', { selector: '[role=status] *' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Acceso.*Acogida/ })).toBeNull();
});

it('still shows the found requests of a person after one of them was opened', async () => {
  openApp('/datos-personales');
  await screen.findByRole('row', { name: /Acceso.*Acogida/ });
  fill(screen.getByLabelText('Buscar por RUT'), '12345678-5');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await screen.findByRole('button', { name: 'Ver todas' });
  await userEvent.click(within(await screen.findByRole('row', { name: /Acceso/ })).getByRole('link'));
  await screen.findByRole('region', { name: 'La solicitud' });
  expect(currentLocation().search).not.toContain('12345678');
  await goInHistory(-1);
  expect(await screen.findByRole('button', { name: 'Ver todas' })).toBeVisible();
  expect(screen.getByLabelText('Buscar por RUT')).toHaveValue('12.345.678-5');
});

const PATH = '/api/simulador/datos_personales/7';
const NOTHING = { tables: [], sent: 0, copy_request: null };
const answersOf = (changed: object, stored: object = NOTHING): typeof SESSION => ({
  ...SESSION,
  [PATH]: {
    ...{ id: 7, kind: 'access', state: 'open', identification: '12345678-5', name: null, note: null },
    ...{
      received: '2026-11-20',
      due: '2026-12-20',
      registered_at: '2026-11-20T15:00:00Z',
      registered_by: null,
    },
    ...{ answer: null, answered_at: null, answered_by: null, lifted_at: null, lifted_by: null },
    ...{ extended: false, blocks: false, may_extend: false, ...changed },
  },
  [`${PATH}/guardado`]: stored,
});

it.each([
  ['opposition', ['Rechazar']],
  ['access', ['Acoger', 'Rechazar']],
])('offers to grant what changes data only of somebody of whom there are some: %s', async (kind, offered) => {
  answers = answersOf({ kind });
  openApp('/datos-personales?solicitud=7');
  await screen.findByText('No guardamos datos de esta persona.');
  const decision = within(await screen.findByRole('radiogroup', { name: 'Decisión' }));
  expect(decision.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(offered);
  expect(decision.queryByText(/no hay nada que acoger/) === null).toBe(kind === 'access');
});

it('registers no request of a day that the server refuses', async () => {
  openApp('/datos-personales');
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar solicitud' }));
  fireEvent.change(screen.getByLabelText('Recibida el'), { target: { value: '2020-11-20' } });
  fireEvent.blur(screen.getByLabelText('Recibida el'));
  expect(screen.getByLabelText('Recibida el')).toHaveAccessibleDescription(
    'Debe ser una fecha de los últimos doce meses, hasta hoy.',
  );
});

it('offers no erasure while the person waits for a copy, and names the request', async () => {
  const tables = [{ table: 'clients', rows: 1 }];
  answers = answersOf({ kind: 'erasure' }, { ...NOTHING, tables, copy_request: 3 });
  openApp('/datos-personales?solicitud=7');
  const decision = await screen.findByRole('radiogroup', { name: 'Decisión' });
  await waitFor(() => expect(decision).toHaveAccessibleDescription(/responder su solicitud N.º 3\.$/));
  expect(within(decision).queryByLabelText('Acoger')).toBeNull();
});

it('an answer that a colleague was faster with stays, to be copied, and names the colleague', async () => {
  const kind = 'rectification';
  const stored = { ...NOTHING, tables: [{ table: 'clients', rows: 1 }] };
  answers = {
    ...answersOf({ kind }, stored),
    [`${PATH}/responder`]: () => {
      const answered = { answered_by: 'Beatriz Soto', answered_at: '2026-11-21T15:00:00Z' };
      answers = answersOf({ kind, state: 'granted', ...answered }, stored);
      return refusal(409, { detail: 'Esta solicitud ya fue respondida.' });
    },
  };
  openApp('/datos-personales?solicitud=7');
  await userEvent.click(await screen.findByRole('radio', { name: 'Acoger' }));
  await userEvent.type(screen.getByLabelText('Correo corregido'), 'ana@correo{Tab}');
  expect(screen.getByLabelText('Correo corregido')).toHaveAccessibleDescription(
    'Formato de email incorrecto',
  );
  fill(screen.getByLabelText('Correo corregido'), 'ana@correo.example');
  fill(screen.getByLabelText('Respuesta'), 'Corregido');
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  expect(await screen.findByText('Esta solicitud ya fue respondida.')).toBeVisible();
  expect(await screen.findByText('Beatriz Soto')).toBeVisible();
  expect(screen.getByLabelText('Correo corregido')).toHaveValue('ana@correo.example');
  expect(screen.getByLabelText('Respuesta')).toHaveValue('Corregido');
  expect(screen.getByText(/^Beatriz Soto ya respondió esta solicitud\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByRole('form', { name: 'Responder' })).toBeNull();
});

it('leads to the corrected detail that another person has', async () => {
  const message = 'El correo es de otra persona.';
  answers = {
    ...answersOf({ kind: 'rectification' }, { ...NOTHING, tables: [{ table: 'clients', rows: 1 }] }),
    [`${PATH}/responder`]: () => refusal(409, { detail: message, fields: [{ name: 'email', message }] }),
  };
  openApp('/datos-personales?solicitud=7');
  await userEvent.click(await screen.findByRole('radio', { name: 'Acoger' }));
  await userEvent.type(screen.getByLabelText('Correo corregido'), 'ana@correo.example');
  await userEvent.type(screen.getByLabelText('Respuesta'), 'Corregido');
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  await waitFor(() => expect(screen.getByLabelText('Correo corregido')).toHaveFocus());
  expect(screen.getByLabelText('Correo corregido')).toHaveAccessibleDescription(message);
});
