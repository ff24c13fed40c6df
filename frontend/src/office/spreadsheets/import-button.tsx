import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { LoadedDialog } from '#shared/ui/dialog/loaded-dialog.tsx';
import { UPLOAD } from './texts.ts';

const NOT_OPENED = 'No pudimos abrir la carga de archivos. Inténtelo de nuevo en un momento.';

export const LoadedUpload = deferred(
  () => import('./upload-dialog.tsx'),
  ({ UploadDialog }) => UploadDialog,
);

/** Button that opens the dialog for uploading an edited file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: part } = useQuery({ ...LoadedUpload.part, enabled: isOpen });
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button working={isOpen && part === undefined} workingLabel="Abriendo…" onClick={() => setIsOpen(true)}>
        {UPLOAD}
      </Button>
      {isOpen && (
        <LoadedDialog of={LoadedUpload} title={UPLOAD} failedText={NOT_OPENED} onClose={close}>
          {(UploadDialog) => <UploadDialog onClose={close} />}
        </LoadedDialog>
      )}
    </>
  );
}
