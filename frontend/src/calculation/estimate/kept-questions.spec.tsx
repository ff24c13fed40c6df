import { expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_CLIENT, NO_CREDIT } from '../answers/answers.ts';
import { estimateAnswers, NO_ESTIMATE, storedEstimate, storeEstimate } from './stored-estimate.ts';
import { fillEstimate, openEmpty, shownAnswer } from '../../testing/simulator/estimator.ts';
import { fill } from '../../testing/fill.ts';

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
