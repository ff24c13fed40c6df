import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedInAs, TOKEN_PATH } from '../../testing/session.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { LoginForm } from './login-form.tsx';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';
import { fill } from '../../testing/fill.ts';

const WRONG = 'Usuario o contraseña inválidas';
const onSignedIn = jest.fn();
const user = () => screen.getByLabelText('Correo electrónico');
const password = () => screen.getByLabelText('Contraseña');
const failure = () => within(user().closest('form') as HTMLElement).findByRole('alert');
const button = () => screen.getByRole('button', { name: 'Iniciar sesión' });

function show(answers: Answers) {
  const bff = fakeBff({ ...signedInAs('adminrole'), ...answers });
  renderWithQueries(
    <ToastProvider>
      <LoginForm onSignedIn={onSignedIn} />
    </ToastProvider>,
  );
  return bff;
}

async function enter(): Promise<void> {
  fill(user(), ' Valentina.Soto@lindero.example ');
  fill(password(), ' demo ');
  await userEvent.click(button());
}

describe('the sign-in form', () => {
  beforeEach(() => {
    onSignedIn.mockClear();
  });

  it('is what a password manager and a keyboard of a phone expect', () => {
    show({});
    expect(user()).toHaveAttribute('name', 'username');
    expect(user()).toHaveAttribute('autocomplete', 'username');
    expect(user()).toHaveAttribute('inputmode', 'email');
    expect(password()).toHaveAttribute('name', 'password');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('signs in, the e-mail without blanks around it and the password as typed', async () => {
    const bff = show({});
    await enter();
    expect(bff.callsTo(TOKEN_PATH)[0]?.body).toEqual({
      email: 'Valentina.Soto@lindero.example',
      password: ' demo ',
    });
    await waitFor(() =>
      expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ role: 'adminrole' })),
    );
  });

  it('signs in with a stored password that the browser fills in without an event', async () => {
    const bff = show({});
    for (const field of [user(), password()]) (field as HTMLInputElement).value = 'stored';
    await userEvent.click(button());
    expect(bff.callsTo(TOKEN_PATH)[0]?.body).toEqual({ email: 'stored', password: 'stored' });
  });

  it('judges a field when it is left, and again as it is typed', async () => {
    show({});
    await userEvent.type(password(), ' ');
    await userEvent.tab();
    expect(password()).toHaveAccessibleDescription('Este campo no puede quedar vacio');
    await userEvent.type(password(), 'a');
    expect(password()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['wrong credentials', () => refusal(401, { detail: WRONG }), WRONG],
    ['credentials that it would not read', () => refusal(400, { detail: 'password: …' }), WRONG],
    [
      'an account without a user',
      () => refusal(409, { detail: 'Pida que lo vinculen.' }),
      'Pida que lo vinculen.',
    ],
    ['nobody’s password', () => refusal(403, { detail: 'Ingrese en el banco.' }), 'Ingrese en el banco.'],
    ['too many tries', () => refusal(429, { detail: 'Espere 15 minutos.' }), 'Espere 15 minutos.'],
    [
      'too many tries, in silence',
      () => refusal(429, {}),
      'Demasiados intentos. Espere unos minutos antes de intentarlo de nuevo.',
    ],
    [
      'a failure of its own',
      () => refusal(502, { detail: 'No.' }),
      'El sistema no pudo comprobar sus datos. Inténtelo de nuevo en unos minutos.',
    ],
    [
      'nothing',
      () => Promise.reject(new TypeError('fetch failed')),
      'No pudimos conectarnos. Revise su conexión y vuelva a intentarlo.',
    ],
  ])('says what to do when the server answers %s', async (_what, answer, text) => {
    show({ [TOKEN_PATH]: answer });
    await enter();
    expect(await failure()).toHaveTextContent(text);
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue(' demo ');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says that it works, and works once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const bff = show({ [TOKEN_PATH]: () => new Promise((resolve) => (answer = resolve)) });
    await enter();
    const working = await screen.findByRole('button', { name: 'Ingresando al sistema...' });
    expect(working).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(working);
    expect(bff.callsTo(TOKEN_PATH)).toHaveLength(1);
    answer(refusal(401, {}));
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  });
});
