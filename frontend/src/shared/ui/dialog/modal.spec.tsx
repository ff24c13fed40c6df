import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Modal } from './modal.tsx';

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
});
