import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Prepayments } from '../prepayment/prepayments.tsx';
import { replaceComponent } from '../../testing/jsx-runtime.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';

/** Tab that is marked at each render of the panel. */
const marked: (string | null | undefined)[] = [];

function PrepaymentsPanel() {
  marked.push(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent);
  return <p>Panel de abonos</p>;
}

it('marks a pressed tab before it renders the panel', async () => {
  fakeBff();
  replaceComponent(Prepayments, PrepaymentsPanel);
  renderSimulator();
  await userEvent.click(screen.getByRole('button', { name: 'Ver un ejemplo' }));
  const tab = await screen.findByRole('tab', { name: 'Abonos' });
  await userEvent.click(tab);
  expect(await screen.findByText('Panel de abonos')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Cuánto me alcanza' }));
  marked.length = 0;
  await userEvent.click(tab);
  expect(screen.getByRole('tabpanel', { name: 'Abonos' })).toHaveTextContent('Panel de abonos');
  expect(tab).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  expect(marked[0]).toBe('Abonos');
});
