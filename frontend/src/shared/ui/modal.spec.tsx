import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from './modal.tsx';

const open = (staticBackdrop: boolean) => {
  const onClose = jest.fn();
  render(
    <Modal open onClose={onClose} title="Resumen" staticBackdrop={staticBackdrop}>
      Contenido
    </Modal>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Resumen' }) };
};

const isPrevented = (dialog: HTMLElement): boolean => {
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  return event.defaultPrevented;
};

describe('Modal', () => {
  it('closes by its cross, by a press outside and by Escape', async () => {
    const { onClose, dialog } = open(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    fireEvent.mouseDown(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(isPrevented(dialog)).toBe(false);
  });

  it('stays with a static backdrop', () => {
    const { onClose, dialog } = open(true);
    fireEvent.mouseDown(dialog);
    expect(onClose).not.toHaveBeenCalled();
    expect(isPrevented(dialog)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  });

  it('does not close by a press inside', () => {
    const { onClose } = open(false);
    fireEvent.mouseDown(screen.getByText('Contenido'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
