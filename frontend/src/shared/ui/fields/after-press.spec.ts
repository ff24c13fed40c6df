import { describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { afterPress } from './after-press.ts';

const send = (type: string) => document.dispatchEvent(new Event(type));

describe('afterPress', () => {
  it('acts immediately when nothing is pressed', () => {
    const action = jest.fn();
    afterPress(action);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])('waits for %s and the click that follows it', async (end) => {
    const action = jest.fn();
    send('pointerdown');
    afterPress(action);
    send(end);
    expect(action).not.toHaveBeenCalled();
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  });
});
