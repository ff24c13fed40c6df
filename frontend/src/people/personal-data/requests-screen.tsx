import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keptAbout } from '#shared/office/leaving/use-kept.ts';
import { Screen } from '#shared/office/screen.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { NewRequestForm, REQUEST_FORM } from './new-request-form.tsx';
import { OpenRequest } from './open-request.tsx';
import { requestAddress } from './request-texts.ts';
import { RequestsList } from './requests-list.tsx';

/** List of persons' requests about their data, or the request that the address names. See docs/rules.md R620. */
export function RequestsScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(() => keptAbout<true>(REQUEST_FORM) ?? false);
  const named = query.get('solicitud');
  if (named !== null && /^\d{1,9}$/.test(named)) return <OpenRequest key={named} id={Number(named)} />;
  if (isNew)
    return (
      <Screen title="Datos personales">
        <NewRequestForm
          onCancel={() => setNew(false)}
          onSaved={({ id }) => {
            setNew(false);
            void navigate(requestAddress(id));
          }}
        />
      </Screen>
    );
  return (
    <Screen
      title="Datos personales"
      aside={
        <Button variant="go" onClick={() => setNew(true)}>
          <Icon name="plus" />
          Registrar solicitud
        </Button>
      }
    >
      <RequestsList />
    </Screen>
  );
}
