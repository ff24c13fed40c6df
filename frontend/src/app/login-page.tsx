import { Link } from 'react-router-dom';
import { buttonClass } from '../shared/ui/button.tsx';
import { OFFICE_TITLE, usePageTitle } from './page-title.ts';
import { QuietPage } from './quiet-page.tsx';

/** Says that there is nothing to sign in to yet. */
export default function LoginPage() {
  usePageTitle(OFFICE_TITLE);
  return (
    <QuietPage title="Iniciar sesión">
      <p>
        El acceso del personal aún no está habilitado en esta instalación. El simulador está abierto para
        todos.
      </p>
      <Link className={buttonClass('go')} to="/simulador">
        Ir al simulador
      </Link>
    </QuietPage>
  );
}
