import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast, type ToastOptions } from './toast.tsx';

function Trigger(options: ToastOptions) {
  const toast = useToast();
  return <button onClick={() => toast.show('UF no disponible', options)}>mostrar</button>;
}

const show = (options: Partial<ToastOptions> = {}) => {
  render(
    <ToastProvider>
      <Trigger tone="warn" {...options} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('mostrar'));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toast = () => screen.queryByText('UF no disponible');

describe('toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it.each([
    [{}, 3500],
    [{ durationMs: 8000 }, 8000],
  ])('of %j goes after %d ms', (options, ms) => {
    show(options);
    pass(ms - 1);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  it('waits while it is pointed at or focused', () => {
    show();
    const card = toast()?.parentElement as HTMLElement;
    fireEvent.pointerEnter(card);
    pass(10_000);
    expect(toast()).not.toBeNull();
    fireEvent.pointerLeave(card);
    pass(3500);
    expect(toast()).toBeNull();
  });

  it('stays 20 s where there is something to press, for who comes by keyboard', () => {
    show({ action: { label: 'Deshacer', run: () => undefined } });
    pass(19_999);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  it('can be closed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(toast()).toBeNull();
  });

  it('is one toast when shown again, its time renewed', () => {
    show();
    pass(3000);
    fireEvent.click(screen.getByText('mostrar'));
    expect(screen.getAllByText('UF no disponible')).toHaveLength(1);
    pass(3000);
    expect(toast()).not.toBeNull();
    pass(500);
    expect(toast()).toBeNull();
  });

  it('is at the top when what was pressed low in the window is without the focus, at the bottom when pressed high', () => {
    show();
    const trigger = screen.getByText('mostrar');
    const region = () => toast()?.closest('[data-toasts]');
    const press = (bottom: number) => {
      trigger.getBoundingClientRect = () => new DOMRect(0, bottom - 40, 100, 40);
      const icon = trigger.appendChild(document.createElement('span'));
      fireEvent.pointerDown(icon);
      icon.remove();
      fireEvent.click(trigger);
    };
    press(window.innerHeight);
    expect(trigger).not.toHaveFocus();
    expect(region()).toHaveAttribute('data-top');
    press(40);
    expect(region()).not.toHaveAttribute('data-top');
  });

  it('is an alert when it is bad news, a status otherwise', () => {
    show({ tone: 'bad' });
    expect(screen.getByRole('alert')).toHaveTextContent('UF no disponible');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
