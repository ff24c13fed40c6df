import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLink } from './share-link.tsx';

const URL_HERE = 'http://localhost/simulador#simulacion=1&destino=1';
const button = () => screen.getByRole('button', { name: 'Copiar enlace' });

function clipboard(writeText?: (text: string) => Promise<void>): void {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

describe('the link to a result', () => {
  afterEach(() => clipboard());

  it('is copied, and says what it carries', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<ShareLink url={URL_HERE} />);
    const copied: string[] = [];
    clipboard((text) => Promise.resolve(void copied.push(text)));
    await user.click(button());
    expect(await screen.findByText('Enlace copiado.')).toBeVisible();
    expect(screen.getByText('Lleva solo las cifras del proyecto, ningún dato tuyo.')).toBeVisible();
    expect(copied).toEqual([URL_HERE]);
    rerender(<ShareLink url={`${URL_HERE}&anos=20`} />);
    expect(screen.queryByText('Enlace copiado.')).toBeNull();
  });

  it.each<[string, (() => Promise<void>) | undefined]>([
    ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['is missing', undefined],
  ])('can be copied by hand where the clipboard %s', async (_name, writeText) => {
    const user = userEvent.setup();
    clipboard(writeText);
    render(<ShareLink url={URL_HERE} />);
    await user.click(button());
    expect(await screen.findByRole('textbox', { name: 'Enlace a este resultado' })).toHaveValue(URL_HERE);
    expect(screen.getByText(/Copia este enlace/)).toBeVisible();
  });
});
