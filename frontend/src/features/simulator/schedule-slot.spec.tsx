import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { AT_MODULE_3, keep, renderSimulator } from '../../testing/simulator/render-simulator.tsx';

beforeEach(() => keep(AT_MODULE_3));
afterEach(() => {
  jest.restoreAllMocks();
});

it('offers the payment schedule of the button’s result, and of nothing else', async () => {
  fakeBff();
  renderSimulator();
  await userEvent.click(await screen.findByRole('button', { name: 'Calcular Dividendo' }));
  expect(await screen.findByLabelText('cuadro')).toHaveTextContent('2000 2026-11-20');
  await userEvent.type(screen.getByRole('textbox', { name: 'Años de pago' }), '{Backspace}6');
  expect(screen.queryByLabelText('cuadro')).toBeNull();
});
