/** Figures of the estimate that the visitor keeps in the browser. See docs/rules.md R785. */
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT } from '../../testing/simulator/answers.ts';
import { fillEstimate, findEstimateField, openEmpty } from '../../testing/simulator/estimator.ts';
import { NO_CREDIT } from '../answers/answers.ts';
import { fill } from '../../testing/fill.ts';

describe('an estimate', () => {
  it('is kept in the browser only on request, without incomes, for 30 days, and deleted in one press', async () => {
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    fill(await findEstimateField('¿Alcanza tu renta?'), '2000000');
    expect(window.localStorage).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar en este equipo' }));
    expect(screen.getByText(/^Quedan aquí por 30 días el valor/)).toBeVisible();
    await userEvent.type(await findEstimateField('Años de pago'), '{Backspace}0');
    expect(window.localStorage.getItem('estimacion')).not.toContain('2000000');
    cleanup();
    window.sessionStorage.clear();
    await openEmpty();
    expect(await findEstimateField('Años de pago')).toHaveValue('20');
    expect(await findEstimateField('¿Alcanza tu renta?')).toHaveValue('');
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar de este equipo' }));
    expect(window.localStorage).toHaveLength(0);
  });

  it('is kept on a phone where the pointer is coarse', async () => {
    const none = window.matchMedia('none');
    const isCoarse = (query: string) => ({ ...none, matches: query === '(pointer: coarse)' });
    jest.spyOn(window, 'matchMedia').mockImplementation(isCoarse);
    await openEmpty();
    await fillEstimate('2500', '500', '25');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar en este teléfono' }));
    expect(screen.getByRole('button', { name: 'Borrar de este teléfono' })).toBeVisible();
  });

  it.each([
    [29, '2.500'],
    [31, ''],
  ])('kept %d days ago begins with %p', async (days, value) => {
    const credit = { ...NO_CREDIT, ...CREDIT };
    const keptMs = Date.now() - days * 24 * 60 * 60 * 1000;
    window.localStorage.setItem('estimacion', JSON.stringify({ keptMs, credit, hasCodebtor: false }));
    await openEmpty();
    expect(await findEstimateField('Valor de la propiedad')).toHaveValue(value);
    expect(window.localStorage).toHaveLength(value === '' ? 0 : 1);
  });
});
