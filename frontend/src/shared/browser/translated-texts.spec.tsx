import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { translateTexts } from '../../testing/translate-texts.ts';
import './translated-texts.ts';

let end: () => void = () => undefined;
afterEach(() => end());
const translate = () => (end = translateTexts('font'));

/** Texts beside each other and beside elements that come and go, in all forms that JSX gives them. */
function Figures({ n, order = ['a', 'b'] }: { n: number; order?: readonly string[] }) {
  const many = n > 1;
  return (
    <section aria-label="Cifras">
      UF {n}
      {many && <b>muchas</b>}
      {many ? 'y más' : null}
      <p>{n}</p>
      {order.map((each) => (
        <Text key={each} text={each} />
      ))}
      {many && ' fin'}
    </section>
  );
}
const Text = ({ text }: { text: string }) => text;
const shown = () => screen.getByRole('region').textContent;
const isTranslated = () =>
  waitFor(() => {
    const texts = document.createNodeIterator(screen.getByRole('region'), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (text.textContent?.trim()) expect(text.parentElement?.localName).toBe('font');
  });

describe('a translated page', () => {
  it('shows the present texts after each change, also where they stand beside others', async () => {
    const { rerender } = render(<Figures n={1} />);
    translate();
    await isTranslated();
    for (const [n, text] of [
      [2, 'UF 2muchasy más2ab fin'],
      [1, 'UF 11ab'],
      [3, 'UF 3muchasy más3ab fin'],
    ] as const) {
      rerender(<Figures n={n} />);
      await isTranslated();
      expect(shown()).toBe(text);
    }
  });

  it('moves and removes texts', async () => {
    const { rerender } = render(<Figures n={2} />);
    translate();
    await isTranslated();
    for (const order of [['b', 'a'], ['c', 'a', 'b'], ['a']]) {
      rerender(<Figures n={2} order={order} />);
      await isTranslated();
      expect(shown()).toBe(`UF 2muchasy más2${order.join('')} fin`);
    }
  });

  it('moves and removes texts that a translation has put into its element', async () => {
    const { rerender } = render(<Figures n={2} />);
    const section = screen.getByRole('region');
    for (const text of [...section.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    await Promise.resolve();
    rerender(<Figures n={1} order={['b', 'c', 'a']} />);
    expect(shown()).toBe('UF 11bca');
  });

  it('keeps texts that are put before their replacement, one after the other', async () => {
    const { rerender } = render(<Figures n={1} />);
    const section = screen.getByRole('region');
    for (const text of [...section.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement('font');
      font.append(text.nodeValue ?? '');
      section.insertBefore(font, text);
      text.remove();
    }
    await Promise.resolve();
    rerender(<Figures n={2} order={['b', 'a']} />);
    expect(shown()).toBe('UF 2muchasy más2ba fin');
  });
});
