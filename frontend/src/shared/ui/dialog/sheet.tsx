import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button.tsx';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Dialog that slides up from the bottom edge, with a close button on top. */
export function Sheet({ open, onClose, label, children }: SheetProps) {
  const dialog = useDialog(open);
  const onPress = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-140 overflow-y-auto overscroll-contain rounded-t-md border-0 bg-surface p-0 open:animate-rise print:open:hidden"
      aria-label={label}
      onClose={onClose}
      onMouseDown={onPress}
    >
      {open && (
        <>
          {/* Covers the content that scrolls below, explanations' marks and figures included. */}
          <div className="sticky top-0 z-3 flex justify-end bg-surface px-3 pt-2 low:static">
            <IconButton icon="close" label="Cerrar" onClick={onClose} />
          </div>
          <div className="px-4 pb-6">{children}</div>
        </>
      )}
    </dialog>
  );
}

/** Opens and closes a native modal dialog with `open`. The browser restores the focus on closing. */
export function useDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return dialog;
}
