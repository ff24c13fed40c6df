import { confirmSession, signOut } from '#shared/session/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { OFFICE_TITLE, usePageTitle } from '../navigation/page-title.ts';
import { MessagePage } from './message-page.tsx';

/** Page for a stored token whose user could not be requested. */
export function SessionUnknownPage() {
  usePageTitle(OFFICE_TITLE);
  return (
    <MessagePage title="No pudimos comprobar su sesión">
      <p role="alert">El sistema no respondió. Revise su conexión y vuelva a intentarlo.</p>
      <Button variant="go" onClick={() => void confirmSession()}>
        Reintentar
      </Button>
      <Button onClick={signOut}>Cerrar sesión</Button>
    </MessagePage>
  );
}
