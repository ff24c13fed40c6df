import { Link } from 'react-router-dom';
import { buttonClass } from '../shared/ui/button.tsx';
import { OFFICE_TITLE, usePageTitle } from './page-title.ts';
import { QuietPage } from './quiet-page.tsx';

export default function NotFoundPage() {
  usePageTitle(OFFICE_TITLE);
  return (
    <QuietPage code="404" title="Esta página no existe">
      <p>Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.</p>
      <Link className={buttonClass('go')} to="/simulador">
        Ir al simulador
      </Link>
    </QuietPage>
  );
}
