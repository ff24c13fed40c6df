import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDetailOverList } from '../../../testing/detail.tsx';
import { currentLocation } from '../../../testing/location.tsx';
import { choose, decisionField, savingServer } from '../../../testing/decision.ts';

describe('what is chosen and not saved', () => {
  it('is not lost by signing out without a confirmation', async () => {
    openDetailOverList('executiverole', savingServer().answers);
    await choose('Estado', 'Aprobada');
    const question = () => screen.queryByRole('dialog', { name: 'Hay cambios por guardar' });
    const signOut = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión', hidden: true }));
    await signOut();
    expect(question()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    expect(question()).toBeNull();
    expect(await decisionField('Estado')).toHaveDisplayValue('Aprobada');
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/login'));
  });
});
