import { Link } from 'react-router-dom';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { homeOf } from '../navigation/landing.ts';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { MessagePage } from '../layout/message-page.tsx';

export default function NotFoundPage() {
  usePageTitle(OFFICE_TITLE);
  const isHomeDashboard = homeOf(roleOf(useSession())) === '/dashboard';
  return (
    <MessagePage code="404" title="Esta página no existe">
      <p>Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.</p>
      {isHomeDashboard ? (
        <Link className={buttonClass('go')} to="/dashboard">
          Ir a la vista general
        </Link>
      ) : (
        <Link className={buttonClass('go')} to="/simulador">
          Ir al simulador
        </Link>
      )}
    </MessagePage>
  );
}
