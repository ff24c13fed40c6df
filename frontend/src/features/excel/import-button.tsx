import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { UPLOAD } from './texts.ts';

const UploadDialog = lazy(() => import('./upload-dialog.tsx'));

/** Opens the dialog that takes a changed file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{UPLOAD}</Button>
      {isOpen && (
        <Suspense>
          <UploadDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
