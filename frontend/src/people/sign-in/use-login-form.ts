import { useState, type FormEvent } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { signIn } from '#shared/session/session.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { loginResolver, NO_ANSWERS, type LoginAnswers } from './login-answers.ts';
import { LABELS, SYSTEM_FAILED, TOO_MANY, UNREACHABLE } from './texts.ts';

export interface LoginForm {
  readonly register: UseFormRegister<LoginAnswers>;
  readonly errorOf: (name: keyof LoginAnswers) => string | undefined;
  readonly submit: (event: FormEvent) => void;
  readonly isWorking: boolean;
  /** Errors of the refused submit that are not corrected yet. */
  readonly summary: readonly SummaryError[];
  /** Counts refused submits. */
  readonly attempt: number;
  /** Message of the last failed attempt; null if there is none. */
  readonly failure: string | null;
}

const NAMES = ['username', 'password'] as const;

/**
 * Returns the state of the sign-in form. Fields are validated on blur, and then on change. A failed sign-in focuses the password.
 */
export function useLoginForm(onSignedIn: (user: SessionUser) => void): LoginForm {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<LoginAnswers>({
    defaultValues: NO_ANSWERS,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: loginResolver,
  });
  const { errors, isSubmitting } = form.formState;

  const enter = async ({ username, password }: LoginAnswers): Promise<void> => {
    setAttempt(0);
    setFailure(null);
    try {
      onSignedIn(await signIn({ email: username.trim(), password }));
    } catch (reason) {
      setFailure(signInFailure(reason));
      form.setFocus('password', { shouldSelect: true });
    }
  };
  const refuse = (): void => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  const submit = form.handleSubmit(enter, refuse);
  const summary = NAMES.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, label: LABELS[name], message }];
  });
  return {
    register: form.register,
    errorOf: (name) => errors[name]?.message,
    submit: (event) => void submit(event),
    isWorking: isSubmitting,
    summary: attempt > 0 ? summary : [],
    attempt,
    failure,
  };
}

/**
 * Returns the message of a failed sign-in. Credentials that the server rejects as malformed count as wrong ones. See
 * docs/rules.md R123.
 */
function signInFailure(reason: unknown): string {
  const status = reason instanceof ApiError ? reason.status : null;
  if (status === 0) return UNREACHABLE;
  if (status === 429) return failureText(reason, TOO_MANY);
  if (status === null || status >= 500) return SYSTEM_FAILED;
  return messageText('sign_in_failed');
}
