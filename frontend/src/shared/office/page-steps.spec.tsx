import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageSteps } from './page-steps.tsx';

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <PageSteps label="Páginas de hojas" page={page} count={20 * pages} size={20} onPage={setPage} />;
}
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the page steps', () => {
  it('lead to the next page and back, and no further than the ends, without losing the focus', async () => {
    render(<Pages pages={2} />);
    const shown = () => screen.getByRole('status').textContent;
    expect([shown(), isOff('Anterior'), isOff('Siguiente')]).toEqual(['Página 1 de 2', true, false]);
    await userEvent.click(button('Anterior'));
    expect(shown()).toBe('Página 1 de 2');
    await userEvent.dblClick(button('Siguiente'));
    expect([shown(), isOff('Anterior'), isOff('Siguiente')]).toEqual(['Página 2 de 2', false, true]);
    expect(button('Siguiente')).toHaveFocus();
    await userEvent.click(button('Anterior'));
    expect(shown()).toBe('Página 1 de 2');
  });

  it('are not shown for a single page', () => {
    render(<Pages pages={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
