import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { endSession } from '#shared/session/session.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { MessagePage } from '../layout/message-page.tsx';

/** Ends the session, here and on the server. See docs/rules.md R122. */
export default function NoPermissionPage() {
  usePageTitle(OFFICE_TITLE);
  const { state } = useLocation();
  useEffect(() => {
    void endSession();
  }, []);
  return (
    <MessagePage code="401" title="Usted no tiene los permisos para acceder a esta página">
      <p>Ingrese sus datos para volver a iniciar sesión.</p>
      <Link className={buttonClass('go')} to="/login" state={state}>
        Volver
      </Link>
    </MessagePage>
  );
}
