import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useToast } from '../feedback/toast.tsx';
import { Modal } from './modal.tsx';

function Failing() {
  const toast = useToast();
  return <button onClick={() => toast.show('No resultó.', { tone: 'bad' })}>Intentar</button>;
}

describe('Modal', () => {
  it('stays at a press outside and at Escape, and has no cross', () => {
    const onClose = jest.fn();
    render(
      <Modal onClose={onClose} title="Resumen" footer="Pie" widthPx={960}>
        Contenido
      </Modal>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Resumen' });
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent.mouseDown(dialog);
    fireEvent(dialog, cancel);
    expect(onClose).not.toHaveBeenCalled();
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  });

  it('closes at Escape where that loses nothing, the dialog above it first', async () => {
    const [closeLower, closeUpper] = [jest.fn(), jest.fn()];
    const props = { onClose: jest.fn(), footer: null, widthPx: 650 };
    const lower = (upper: ReactNode) => (
      <Modal {...props} title="Detalle" onEscape={closeLower}>
        {upper}
      </Modal>
    );
    const { rerender } = render(
      lower(
        <Modal {...props} title="Aviso" onEscape={closeUpper}>
          Arriba
        </Modal>,
      ),
    );
    await userEvent.keyboard('{Escape}');
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1]);
    rerender(lower(null));
    await userEvent.keyboard('{Escape}');
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([1, 1]);
  });

  it('closes at Escape also where nothing of it has the focus', async () => {
    const onEscape = jest.fn();
    render(
      <Modal onClose={jest.fn()} onEscape={onEscape} title="Detalle" footer={null} widthPx={650}>
        Contenido
      </Modal>,
    );
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('shows a failure within itself: what is below it is not announced', async () => {
    render(
      <Modal onClose={jest.fn()} title="Detalle" footer={<Failing />} widthPx={650}>
        Contenido
      </Modal>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Detalle' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Intentar' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('No resultó.');
  });
});
