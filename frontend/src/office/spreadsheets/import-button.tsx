import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partQuery } from '#shared/browser/load-part.ts';
import { Button } from '#shared/ui/button.tsx';
import { LoadedDialog } from '#shared/ui/dialog/loaded-dialog.tsx';
import { UPLOAD } from './texts.ts';

const NOT_OPENED = 'No pudimos abrir la carga de archivos. Inténtelo de nuevo en un momento.';

const dialogQuery = partQuery('upload-dialog', () => import('./upload-dialog.tsx'));

/** Button that opens the dialog for uploading an edited file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: part } = useQuery({ ...dialogQuery, enabled: isOpen });
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button working={isOpen && part === undefined} workingLabel="Abriendo…" onClick={() => setIsOpen(true)}>
        {UPLOAD}
      </Button>
      {isOpen && (
        <LoadedDialog query={dialogQuery} title={UPLOAD} failedText={NOT_OPENED} onClose={close}>
          {({ UploadDialog }) => <UploadDialog onClose={close} />}
        </LoadedDialog>
      )}
    </>
  );
}
