import type { MouseEvent } from 'react';
import { simulationCount } from '#shared/simulation/sentence-texts.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Spinner } from '#shared/ui/loading.tsx';
import type { DownloadFilters } from './file-name.ts';
import { useDownload } from './use-download.ts';

const megabytes = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface ExportButtonProps {
  filters: DownloadFilters;
  /** Object of the button's name if it is an icon only: `Descargar Excel de Aprobada`. Without it, the button shows its label. */
  of?: string;
  /** True if there is nothing to download. */
  disabled: boolean;
}

/** Button that downloads the listed simulations, with their progress, and cancels that, so that it keeps the focus. See docs/rules.md R331. */
export function ExportButton({ of, disabled, filters }: ExportButtonProps) {
  const { isWorking, progress, start, cancel } = useDownload(filters);
  const label = isWorking ? 'Cancelar descarga' : 'Descargar Excel';
  const icon = isWorking ? 'close' : 'download';
  const press = ({ detail }: MouseEvent): void => {
    // The second click of a double click would cancel what the first one started.
    if (detail > 1) return;
    if (isWorking) cancel();
    else start();
  };
  const act = { disabled: disabled && !isWorking, onClick: press };
  return (
    <div className="flex items-center gap-2">
      {isWorking && <Spinner />}
      {isWorking && progress && (
        <span className="num text-14 text-ink-2" aria-hidden="true">
          {`${megabytes.format(progress.bytes / 1_000_000)}\u00a0MB`}
        </span>
      )}
      {of === undefined ? (
        <Button {...act}>
          <Icon name={icon} />
          <span>{label}</span>
        </Button>
      ) : (
        <IconButton {...act} icon={icon} label={`${label} ${of}`} />
      )}
      {/* Screen readers announce it once; the megabytes are visual only. */}
      <span role="status" className="sr-only">
        {isWorking && progress && `Descargando ${simulationCount(progress.count)}…`}
      </span>
    </div>
  );
}
