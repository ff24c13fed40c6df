import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePdfDownload } from './use-pdf-download.ts';

export interface PdfButtonProps {
  /** Uuid of the saved simulation. */
  uuid: string;
  /** Name of the file; the default name if omitted. */
  fileName?: string;
  variant?: ButtonVariant;
}

export function PdfButton({ uuid, fileName, variant = 'alt' }: PdfButtonProps) {
  const { isWorking, run } = usePdfDownload(uuid, fileName);
  return (
    <Button variant={variant} working={isWorking} workingLabel="Descargando…" onClick={() => run()}>
      <Icon name="download" />
      Descargar Simulación
    </Button>
  );
}
