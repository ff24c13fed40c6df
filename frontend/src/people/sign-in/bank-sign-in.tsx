import { tabStorage } from '#shared/browser/browser-storage.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import styles from './bank-sign-in.module.css';

const RETURN_KEY = 'volver';

export interface BankSignInProps extends LoginFormProps {
  /** Address requested before the sign-in; null for none. */
  from: string | null;
}

/** Link to the bank's identity provider. The password form below it is for the emergency account only. */
export function BankSignIn({ from, onSignedIn }: BankSignInProps) {
  return (
    <>
      <p>Ingrese con la misma cuenta que usa en los demás sistemas del banco.</p>
      <div className={styles['ways']}>
        <a className={buttonClass('go')} href="/api/simulador/sesion/oidc" onClick={() => remember(from)}>
          Ingresar con mi cuenta del banco
        </a>
        <Disclosure title="Ingresar con contraseña" className={styles['emergency']}>
          <div className={styles['ways']}>
            <p>Solo para la cuenta de emergencia. Su uso queda registrado y avisa a Operaciones.</p>
            <LoginForm onSignedIn={onSignedIn} />
          </div>
        </Disclosure>
      </div>
    </>
  );
}

function remember(from: string | null): void {
  try {
    if (from !== null) tabStorage().setItem(RETURN_KEY, from);
  } catch {
    // Without storage, the sign-in leads to the role's start page.
  }
}

/**
 * Returns the address requested before the sign-in at the bank. The new session clears it with everything else that the tab
 * stores.
 */
export const rememberedPage = (): string | null => tabStorage().getItem(RETURN_KEY);
