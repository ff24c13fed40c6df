import { Link } from 'react-router-dom';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { homeOf } from './home.ts';
import { OFFICE_TITLE, usePageTitle } from './page-title.ts';
import { QuietPage } from './quiet-page.tsx';

export default function NotFoundPage() {
  usePageTitle(OFFICE_TITLE);
  const isHomeDashboard = homeOf(roleOf(useSession())) === '/dashboard';
  return (
    <QuietPage code="404" title="Esta página no existe">
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
    </QuietPage>
  );
}
