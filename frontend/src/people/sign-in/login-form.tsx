import { useState } from 'react';
import type { SessionUser } from '#shared/session/session-user.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorSummary } from '#shared/ui/fields/error-summary.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { INCOMPLETE, LABELS, TITLE, WORKING } from './texts.ts';
import { useLoginForm } from './use-login-form.ts';
import styles from './login-form.module.css';

export interface LoginFormProps {
  onSignedIn: (user: SessionUser) => void;
}

/** Maximum length that the server accepts. */
const PASSWORD_MAX = 1_000;

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [isShown, setShown] = useState(false);
  const { register, errorOf, submit, isWorking, summary, attempt, failure } = useLoginForm(onSignedIn);
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <ErrorSummary title={INCOMPLETE} errors={summary} attempt={attempt} />
      {failure !== null && (
        <Note tone="bad" role="alert">
          <p>{failure}</p>
        </Note>
      )}
      <TextField
        {...register('username')}
        label={LABELS.username}
        error={errorOf('username')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...register('password')}
        label={LABELS.password}
        error={errorOf('password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PASSWORD_MAX}
        suffix={<PasswordToggle isShown={isShown} onToggle={() => setShown(!isShown)} />}
      />
      <Button variant="go" type="submit" working={isWorking} workingLabel={WORKING}>
        {TITLE}
      </Button>
    </form>
  );
}

interface PasswordToggleProps {
  isShown: boolean;
  onToggle: () => void;
}

/** Button that shows or hides the typed password. */
function PasswordToggle({ isShown, onToggle }: PasswordToggleProps) {
  return (
    <Button variant="low" small className={styles['toggle']} aria-controls="password" onClick={onToggle}>
      <span>{isShown ? 'Ocultar' : 'Mostrar'}</span>
      <span className="vh">{` ${LABELS.password.toLowerCase()}`}</span>
    </Button>
  );
}
