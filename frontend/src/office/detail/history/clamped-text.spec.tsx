import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClampedText } from './clamped-text.tsx';

const TEXT = 'Prefiere que lo llamen después de las 18 horas.';
const CHECKED_AFTER_MS = 300;

/** Renders a text of this height in a box of three lines. */
function show(heightPx: number): void {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(heightPx);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(72);
  render(<ClampedText text={TEXT} of="del comentario de Ana" />);
}
const rest = () => act(() => jest.advanceTimersByTimeAsync(CHECKED_AFTER_MS));

describe('a long comment', () => {
  it('shows three lines, and the rest on demand', async () => {
    show(96);
    expect(screen.queryByRole('button')).toBeNull();
    await rest();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más del comentario de Ana' }));
    const less = screen.getByRole('button', { name: 'Ver menos del comentario de Ana' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(less);
    expect(screen.getByRole('button', { name: 'Ver más del comentario de Ana' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('that fits has nothing more to show, until its place is narrower', async () => {
    show(72);
    await rest();
    expect(screen.queryByRole('button')).toBeNull();
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(96);
    window.dispatchEvent(new Event('resize'));
    await rest();
    expect(await screen.findByRole('button', { name: 'Ver más del comentario de Ana' })).toBeVisible();
  });
});
