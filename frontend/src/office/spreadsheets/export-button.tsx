import { useRef } from 'react';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Spinner } from '#shared/ui/loading.tsx';
import type { DownloadFilters } from './file-name.ts';
import { describeProgress, DOWNLOAD, formatMegabytes } from './texts.ts';
import { useDownload, type Download } from './use-download.ts';

interface ExportButtonProps {
  filters: DownloadFilters;
  /** Object of the button's name if it is an icon only: `Descargar Excel de Aprobada`. Without it, the button shows its label. */
  of?: string;
  /** True if there is nothing to download. */
  disabled: boolean;
}

/** Button that downloads the listed simulations, shows progress, and can cancel. See docs/rules.md R331. */
export function ExportButton({ of, disabled, filters }: ExportButtonProps) {
  const download = useDownload(filters);
  return (
    <div className="flex items-center gap-2">
      {of === undefined ? (
        <Label download={download} disabled={disabled} />
      ) : (
        <Sign download={download} disabled={disabled} of={of} />
      )}
    </div>
  );
}

interface FormProps {
  download: Download;
  disabled: boolean;
}

function Label({ download, disabled }: FormProps) {
  const { isWorking, progress, start, cancel } = download;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isWorking && (
        <Button
          variant="low"
          onClick={() => {
            cancel();
            button.current?.focus();
          }}
        >
          Cancelar descarga
        </Button>
      )}
      <Button
        ref={button}
        disabled={disabled}
        working={isWorking}
        workingLabel={progress === null ? 'Descargando…' : formatMegabytes(progress.bytes)}
        onClick={start}
      >
        <Icon name="download" />
        <span>{DOWNLOAD}</span>
      </Button>
      <Progress isWorking={isWorking} progress={progress} />
    </>
  );
}

/** One button for download and cancel, so that it keeps the focus. */
function Sign({ download, disabled, of }: FormProps & { of: string }) {
  const { isWorking, progress, start, cancel } = download;
  return (
    <>
      {isWorking && (
        <>
          <Spinner />
          {progress && (
            <span className="num text-14 text-ink-2" aria-hidden="true">
              {formatMegabytes(progress.bytes)}
            </span>
          )}
        </>
      )}
      <IconButton
        icon={isWorking ? 'close' : 'download'}
        label={`${isWorking ? 'Cancelar descarga' : DOWNLOAD} ${of}`}
        disabled={disabled && !isWorking}
        onClick={isWorking ? cancel : start}
      />
      <Progress isWorking={isWorking} progress={progress} />
    </>
  );
}

/** Screen readers announce it once; the megabytes are visual only. */
const Progress = ({ isWorking, progress }: Pick<Download, 'isWorking' | 'progress'>) => (
  <span role="status" className="sr-only">
    {isWorking && progress && describeProgress(progress)}
  </span>
);
