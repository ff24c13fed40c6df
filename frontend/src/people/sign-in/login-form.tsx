import { useRef, useState, type SyntheticEvent } from 'react';
import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { signIn, type Credentials } from '#shared/session/session.ts';
import type { SessionUser } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/fields/error-summary.tsx';
import { ActionFailure } from '#shared/ui/forms/form.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { useFormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';

const UNREACHABLE = 'No pudimos conectarnos. Revise su conexión y vuelva a intentarlo.';
const SYSTEM_FAILED = 'El sistema no pudo comprobar sus datos. Inténtelo de nuevo en unos minutos.';
const TOO_MANY = 'Demasiados intentos. Espere unos minutos antes de intentarlo de nuevo.';

const FIELDS = [
  { name: 'username', label: 'Correo electrónico', required: SENTENCES.user_required },
  { name: 'password', label: 'Contraseña', required: SENTENCES.password_required },
] as const;
const NO_ANSWERS = { username: '', password: '' };
type Answers = typeof NO_ANSWERS;

/** Returns the violations of the answers. See docs/rules.md R123. */
const errorsOf = (answers: Answers) =>
  FIELDS.filter(({ name }) => answers[name].trim() === '').map(({ name, label, required }) => ({
    name,
    label,
    message: answers[name] === '' ? required : SENTENCES.not_blank,
  }));

export interface LoginFormProps {
  onSignedIn: (user: SessionUser) => void;
  /** E-mail in the field at first. */
  email?: string | undefined;
  /** Signs in otherwise than by a new session of this page. @throws ApiError */
  begin?: ((credentials: Credentials) => Promise<SessionUser>) | undefined;
}

/** Maximum length that the server accepts. */
const PASSWORD_MAX = 1_000;

/** Form that signs in with a password. A failed sign-in focuses the password. */
export function LoginForm({ onSignedIn, email = '', begin = signIn }: LoginFormProps) {
  const [answers, setAnswers] = useState({ ...NO_ANSWERS, username: email });
  const [isShown, setShown] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const form = useFormErrors(errorsOf(answers));
  const { run, isWorking, failure, reset } = useAction({
    run: (typed: Answers) => begin({ email: typed.username.trim(), password: typed.password }),
    onDone: (user) => onSignedIn(user),
    failed: signInFailure,
    onFailed: () => {
      password.current?.focus();
      password.current?.select();
    },
    hasPlace: true,
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isWorking) return;
    // Some browsers fill in a stored password without an event.
    const valueOf = (name: keyof Answers): string =>
      (event.currentTarget.elements.namedItem(name) as HTMLInputElement).value;
    const filled = { username: valueOf('username'), password: valueOf('password') };
    setAnswers(filled);
    if (errorsOf(filled).length === 0) return run(filled);
    reset();
    form.refuse();
  };
  const wiring = (name: keyof Answers) => ({
    name,
    defaultValue: name === 'username' ? email : '',
    error: form.errorOf(name),
    onChange: (value: string) => setAnswers({ ...answers, [name]: value }),
    onBlur: () => form.leave(name),
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <form className="grid gap-6" onSubmit={submit} noValidate>
      <ErrorSummary title="Faltan datos para ingresar" errors={form.summary} attempt={form.attempt} />
      <ActionFailure text={failure} />
      <TextField
        {...wiring('username')}
        label={FIELDS[0].label}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <TextField
        {...wiring('password')}
        ref={password}
        label={FIELDS[1].label}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        suffix={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
      />
      <Button variant="go" type="submit" working={isWorking} workingLabel="Ingresando al sistema...">
        Iniciar sesión
      </Button>
    </form>
  );
}

/**
 * Returns the message of a failed sign-in. Credentials that the server rejects as malformed count as wrong ones; a 409 is about right
 * ones, and a 403 says that staff sign in at the bank.
 * See docs/rules.md R123.
 */
function signInFailure(reason: Error): string {
  const status = reason instanceof ApiError ? reason.status : null;
  if (status === 0) return UNREACHABLE;
  if (status === 429) return failureText(reason, TOO_MANY);
  if (status === 409 || status === 403) return failureText(reason, SENTENCES.sign_in_failed);
  if (status === null || status >= 500) return SYSTEM_FAILED;
  return SENTENCES.sign_in_failed;
}

/** Button that shows or hides the typed password. */
function PasswordToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <Button variant="low" small className="-mr-2" aria-controls="password" onClick={onToggle}>
      <span>{isShown ? 'Ocultar' : 'Mostrar'}</span>
      <span className="sr-only"> contraseña</span>
    </Button>
  );
}
