/** The compared terms on a page that the browser translates. See docs/rules.md R692. */
import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#shared/browser/translated-texts.ts';
import { ROW_25, TERM_ROWS } from '../../testing/result-rows.ts';
import { translateTexts } from '../../testing/translate-texts.ts';
import { ComparisonView } from './comparison-view.tsx';

const TERMS = TERM_ROWS.map((row) => ({ plazo: row.Plazo, row, reason: null, cae_with_costs: null }));
const DEARER = TERMS.map(({ plazo, row }) => ({
  ...{ plazo, reason: null, cae_with_costs: null },
  row: { ...row, DivTotalPe: 999_000 + plazo, TasaCae: 6.66, RenMin: 5_000_000 },
}));
const COMPARED = { years: ROW_25.Plazo, creditUf: 2000, creditClp: null };
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: '12 años' }));

it('have the present figures in table, pair and sentence after each change', async () => {
  const plain = render(<ComparisonView {...COMPARED} terms={DEARER} />);
  await tick();
  const wanted = plain.container.textContent;
  expect(wanted).toContain('$999.025');
  plain.unmount();
  const { container, rerender } = render(<ComparisonView {...COMPARED} terms={TERMS} />);
  const end = translateTexts('font');
  rerender(<ComparisonView {...COMPARED} terms={DEARER} />);
  await tick();
  await waitFor(() => expect(container.textContent).toBe(wanted));
  end();
});
