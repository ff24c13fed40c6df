import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAskedQuestion } from './use-asked-question.ts';

it('reports a question with each change, and nothing when the card is left, which may follow a new start', () => {
  const onAsk = jest.fn();
  const asked = {};
  const { rerender, unmount } = renderHook(({ text }) => useAskedQuestion('abono', text, { asked, onAsk }), {
    initialProps: { text: '' },
  });
  expect(onAsk).not.toHaveBeenCalled();
  rerender({ text: 'uf300_24_once_term' });
  expect(onAsk.mock.calls).toEqual([['abono', 'uf300_24_once_term']]);
  unmount();
  expect(onAsk).toHaveBeenCalledTimes(1);
});

it('reports the former text again, also before the page has the text between', () => {
  const onAsk = jest.fn();
  const [former, between] = ['uf300_24_once_term', 'uf350_24_once_term'];
  const asked = { abono: former };
  const { rerender } = renderHook(({ text }) => useAskedQuestion('abono', text, { asked, onAsk }), {
    initialProps: { text: former },
  });
  rerender({ text: between });
  rerender({ text: former });
  expect(onAsk.mock.calls).toEqual([
    ['abono', between],
    ['abono', former],
  ]);
});
