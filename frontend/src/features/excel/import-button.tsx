import { lazy, useState, useTransition } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { UPLOAD } from './texts.ts';

const UploadDialog = lazy(() => import('./upload-dialog.tsx'));

/** Opens the dialog that takes a changed file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, startOpening] = useTransition();
  const open = (): void => startOpening(() => setIsOpen(true));
  return (
    <>
      <Button working={isLoading} workingLabel="Abriendo…" onClick={open}>
        {UPLOAD}
      </Button>
      {isOpen && <UploadDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
