import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partQuery, retryPart } from '#shared/browser/load-part.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedDialog } from '#shared/ui/dialog/failed-dialog.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { UPLOAD } from './texts.ts';

const NOT_OPENED = 'No pudimos abrir la carga de archivos. Inténtelo de nuevo en un momento.';

const dialogQuery = partQuery('upload-dialog', () => import('./upload-dialog.tsx'));

/** Opens the dialog that takes a changed file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  const part = useQuery({ ...dialogQuery, enabled: isOpen });
  const failure = failureOf([part], NOT_OPENED);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        working={isOpen && part.data === undefined}
        workingLabel="Abriendo…"
        onClick={() => setIsOpen(true)}
      >
        {UPLOAD}
      </Button>
      {isOpen && failure !== null && (
        <FailedDialog {...failure} title={UPLOAD} onRetry={() => retryPart(part)} onClose={close} />
      )}
      {isOpen && part.data && <part.data.UploadDialog onClose={close} />}
    </>
  );
}
