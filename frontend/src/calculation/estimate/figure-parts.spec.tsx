/** Parts of the estimate's figures. See docs/rules.md R790. */
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillFigures, openEmpty } from '../../testing/simulator/estimator.ts';

const clpOf = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

it('name what each figure includes, add up to it to the peso, and say what it does not include', async () => {
  await openEmpty();
  await fillFigures('2500', '20440180', '25');
  await userEvent.click(await screen.findByText('Qué incluye cada cifra'));
  const partsOf = async (title: string): Promise<readonly number[]> => {
    const figure = (await screen.findByRole('heading', { name: title, level: 3 }))
      .parentElement as HTMLElement;
    expect(within(figure).getByText(/^No incluye/)).toBeVisible();
    return within(figure)
      .getAllByRole('definition')
      .map(({ textContent }) => clpOf(textContent));
  };
  for (const [title, totalClp] of [
    ['Pagarías al mes', 469_290],
    ['Necesitas hoy', 20_561_799],
  ] as const) {
    const parts = await partsOf(title);
    expect(parts.at(-1)).toBe(totalClp);
    expect(parts.slice(0, -1).reduce((sum, part) => sum + part)).toBe(totalClp);
  }
  expect(screen.getByText(/\$469\.290 × 4 = \$1\.877\.160\. Si pagan dos/)).toBeVisible();
});
