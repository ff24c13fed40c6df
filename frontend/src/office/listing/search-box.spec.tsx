import { expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setRefused, setSignedIn } from '#shared/session/session-state.ts';
import { userOf } from '#shared/session/session-user.ts';
import { fill } from '../../testing/fill.ts';
import { currentLocation, LocationProbe } from '../../testing/location.tsx';
import { infoOf } from '../../testing/session.ts';
import { SearchBox } from './search-box.tsx';

const open = () =>
  render(
    <MemoryRouter>
      <SearchBox search="" onSearch={() => undefined} />
      <LocationProbe />
    </MemoryRouter>,
  );
const field = () => screen.getByLabelText('Buscar', { selector: 'input' });

it('still has the text that was only typed when the session ended, and does not search it', () => {
  act(() => setSignedIn(userOf({ ...infoOf('executiverole'), bank_role: 'executiverole' })));
  open();
  fill(field(), 'Marta');
  act(setRefused);
  cleanup();
  open();
  expect(field()).toHaveValue('Marta');
  expect(currentLocation().state).toBeNull();
});
