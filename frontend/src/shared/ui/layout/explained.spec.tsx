import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Explained } from './facts.tsx';

const TEXT = 'Lo que cuesta el crédito en un año.';
const mark = () => screen.getByRole('button', { name: 'Qué es el CAE' });

describe('an explained term', () => {
  beforeEach(() => {
    render(
      <p>
        CAE <Explained name="el CAE">{TEXT}</Explained>
      </p>,
    );
  });

  it('says nothing unasked, but describes its mark to a screen reader', () => {
    expect(screen.getByText(TEXT)).not.toBeVisible();
    expect(mark()).toHaveAccessibleDescription(TEXT);
  });

  it('is explained when the mark is pressed, until something else is pressed', async () => {
    await userEvent.click(mark());
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(mark()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    expect(screen.getByText(TEXT)).not.toBeVisible();
  });

  it('is explained while a mouse rests on it or on the explanation', async () => {
    await userEvent.hover(mark());
    expect(screen.getByText(TEXT)).toBeVisible();
    await userEvent.hover(screen.getByText(TEXT));
    expect(screen.getByText(TEXT)).toBeVisible();
    await userEvent.unhover(screen.getByText(TEXT));
    expect(screen.getByText(TEXT)).not.toBeVisible();
  });

  it('is explained to a keyboard that comes to it, until Escape', async () => {
    await userEvent.tab();
    expect(mark()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(TEXT)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText(TEXT)).not.toBeVisible();
  });
});
