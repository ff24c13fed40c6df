/** Parts of an estimate that stay: figures in the browser (docs/rules.md R785), questions of the tabs over a reload. */
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT } from '../../testing/simulator/answers.ts';
import {
  fillEstimate,
  findEstimateField,
  openEmpty,
  shownAnswer,
} from '../../testing/simulator/estimator.ts';
import { NO_CREDIT, NO_CLIENT } from '../answers/answers.ts';
import { fill } from '../../testing/fill.ts';
import { estimateAnswers, NO_ESTIMATE, storedEstimate, storeEstimate } from './stored-estimate.ts';

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

const OFERTA = '/api/simulador/oferta';

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const fieldIn = async (tab: string, name: string) =>
  within(await screen.findByRole('tabpanel', { name: tab })).findByRole('textbox', { name });

it('keeps what was typed in a tab over another tab, at once, and over a reload', async () => {
  await openEmpty({ [OFERTA]: () => new Response(null, { status: 503 }) });
  await fillEstimate('2500', '500', '25');
  await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
  await openTab('Otra oferta');
  fill(await fieldIn('Otra oferta', 'Dividendo de la oferta'), '550000');
  await openTab('Abonos');
  fill(await fieldIn('Abonos', 'Monto del abono'), '300');
  // A link contains no prepayment that lacks its month.
  await userEvent.clear(await fieldIn('Abonos', 'Después de la cuota número'));
  await openTab('Otra oferta');
  expect(await fieldIn('Otra oferta', 'Dividendo de la oferta')).toHaveValue('550.000');
  cleanup();
  await openEmpty({ [OFERTA]: () => new Response(null, { status: 503 }) });
  expect(await fieldIn('Otra oferta', 'Dividendo de la oferta')).toHaveValue('550.000');
  await openTab('Abonos');
  expect(await fieldIn('Abonos', 'Monto del abono')).toHaveValue('300');
  expect(await fieldIn('Abonos', 'Después de la cuota número')).toHaveValue('');
});

it('keeps the estimate of a former release, which had no such questions', () => {
  const answers = estimateAnswers({ client: NO_CLIENT, credit: NO_CREDIT });
  storeEstimate({ ...NO_ESTIMATE, answers, asked: undefined as never, tab: 'abonos' });
  expect(storedEstimate()).toEqual({ ...NO_ESTIMATE, answers, tab: 'abonos' });
});
