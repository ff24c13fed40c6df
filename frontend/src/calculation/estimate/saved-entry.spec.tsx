/** The way back from a saved estimate. See docs/rules.md R770. */
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { goInHistory } from '../../testing/location.tsx';
import { openApp } from '../../testing/open-app.tsx';
import {
  continueWithEstimate,
  fillEstimate,
  findEstimateField,
  isEstimatorOpen,
  shownAnswer,
} from '../../testing/simulator/estimator.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';

beforeEach(() => window.sessionStorage.clear());

it('leads to its answer with the figures, and forward to module 1 again', async () => {
  fakeBff();
  openApp('/simulador');
  await fillEstimate('2500', '500', '25');
  await waitFor(() => expect(shownAnswer()).toHaveTextContent('$469.290'));
  await continueWithEstimate();
  expect(await isEstimatorOpen()).toBe(false);
  await goInHistory(-1);
  await waitFor(() => expect(shownAnswer()).toHaveFocus());
  expect(await findEstimateField('Valor de la propiedad')).toHaveValue('2.500');
  expect(shownAnswer()).toHaveTextContent('$469.290');
  await goInHistory(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cuéntanos de ti' })).toHaveFocus());
  expect(await isEstimatorOpen()).toBe(false);
});
