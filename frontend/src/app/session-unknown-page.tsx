import { confirmSession, signOut } from '#shared/session/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { OFFICE_TITLE, usePageTitle } from './page-title.ts';
import { QuietPage } from './quiet-page.tsx';

/** A token is kept, and nobody says whose it is. */
export function SessionUnknownPage() {
  usePageTitle(OFFICE_TITLE);
  return (
    <QuietPage title="No pudimos comprobar su sesión">
      <p role="alert">El sistema no respondió. Revise su conexión y vuelva a intentarlo.</p>
      <Button variant="go" onClick={() => void confirmSession()}>
        Reintentar
      </Button>
      <Button onClick={signOut}>Cerrar sesión</Button>
    </QuietPage>
  );
}
