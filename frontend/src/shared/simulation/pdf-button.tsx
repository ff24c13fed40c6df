import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePdfDownload } from './use-pdf-download.ts';

export interface PdfButtonProps {
  /** The saved simulation's uuid. */
  uuid: string;
  /** Name of the file, if not that of every simulation. */
  fileName?: string;
  variant?: ButtonVariant;
}

/** Hands out the document of a saved simulation. */
export function PdfButton({ uuid, fileName, variant = 'alt' }: PdfButtonProps) {
  const pdf = usePdfDownload(uuid, fileName);
  return (
    <Button variant={variant} working={pdf.isWorking} workingLabel="Descargando…" onClick={pdf.download}>
      <Icon name="download" />
      Descargar Simulación
    </Button>
  );
}
