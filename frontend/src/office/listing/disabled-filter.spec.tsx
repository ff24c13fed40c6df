import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  clientGroup,
  DISABLED_PATH,
  GROUPS_PATH,
  inOfficeAs,
  JAVIERA,
  listed,
  page,
} from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';

const NAME = 'Rodrigo Vera (deshabilitado)';

describe("the list's filter by executive", () => {
  it('offers a disabled one who still has simulations', async () => {
    const former = { uuid: JAVIERA.uuid, id: 31, full_name: 'Rodrigo Vera', reassignable: 2 };
    const bff = inOfficeAs('adminrole', {
      [GROUPS_PATH]: () => page([clientGroup('Ana', [listed(1)])]),
      [DISABLED_PATH]: () => [former],
    });
    openApp('/listado');
    await screen.findByRole('option', { name: NAME });
    await userEvent.selectOptions(screen.getByLabelText('Ejecutivo'), NAME);
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).at(-1)?.query).toMatchObject({ commercial: '31' }));
  });
});
