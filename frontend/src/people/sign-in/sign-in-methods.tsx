import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { answerOf } from '#shared/api/api-error.ts';
import { plainClient } from '#shared/api/plain-client.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

const AT_BANK = '/api/simulador/sesion/oidc';
const RETURN_KEY = 'volver';

/** Remembered in place of an address by a window that was opened for the sign-in alone. */
const WINDOW = 'ventana';

export interface SignInMethodsProps extends LoginFormProps {
  /** Address requested before the sign-in; null for none. */
  from: string | null;
  /** True if the page stays: the bank's sign-in then has a window of its own. */
  isOverPage?: boolean;
}

/** Link to the bank's identity provider. The password form below it is for the emergency account only. */
function BankSignIn({ from, isOverPage = false, ...form }: SignInMethodsProps) {
  const open = (event: MouseEvent): void => {
    const remembered = isOverPage ? WINDOW : from;
    if (remembered !== null) writeStoredText(RETURN_KEY, remembered);
    if (!isOverPage) return;
    event.preventDefault();
    // The window begins with a copy of what this tab stores.
    window.open(AT_BANK, 'ingreso', 'popup,width=520,height=680');
    writeStoredText(RETURN_KEY, '');
  };
  return (
    <>
      <p>Ingrese con la misma cuenta que usa en los demás sistemas del banco.</p>
      <div className="grid gap-6">
        <a className={buttonClass('go')} href={AT_BANK} onClick={open}>
          Ingresar con mi cuenta del banco
        </a>
        <Disclosure title="Ingresar con contraseña" className="border-t border-line">
          <div className="grid gap-6">
            <p>Solo para la cuenta de emergencia. Su uso queda registrado y avisa a Operaciones.</p>
            <LoginForm {...form} />
          </div>
        </Disclosure>
      </div>
    </>
  );
}

const TIMEOUT_MS = 3_000;

/** Query of the sign-in methods that this installation offers. */
const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: () =>
    answerOf(plainClient.GET('/api/simulador/sesion', { signal: AbortSignal.timeout(TIMEOUT_MS) })),
});

/** The sign-in that the server offers: the account at the bank, or a password. A password if the server does not answer. */
export function SignInMethods(props: SignInMethodsProps) {
  const ways = useQuery(signInWaysQuery);
  if (ways.isPending) return <Loading label="Preparando el ingreso…" />;
  if (ways.data?.oidc) return <BankSignIn {...props} />;
  return (
    <>
      <p>Para ingresar, complete los siguientes datos.</p>
      <LoginForm {...props} />
    </>
  );
}

/** Returns the address requested before the sign-in at the bank; '' for none. The new session clears it with all that the tab stores. */
export const rememberedPage = (): string => readStoredText(RETURN_KEY);

/** Returns whether this window was opened for the sign-in alone. */
export const isSignInWindow = (remembered: string): boolean => remembered === WINDOW;
