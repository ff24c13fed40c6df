import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { useDialog } from './use-dialog.ts';

export interface SheetProps {
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** Dialog that slides up from the bottom edge, with a close button on top. */
export function Sheet({ onClose, label, children }: SheetProps) {
  const dialog = useDialog();
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
      {/* Covers the content that scrolls below, explanations' marks and figures included. */}
      <div className="sticky top-0 z-3 flex justify-end bg-surface px-3 pt-2 low:static">
        <IconButton icon="close" label="Cerrar" onClick={onClose} />
      </div>
      <div className="px-4 pb-6">{children}</div>
    </dialog>
  );
}
