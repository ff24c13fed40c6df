import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePdfDownload } from './use-pdf-download.ts';

export interface PdfButtonProps {
  /** The saved simulation's uuid. */
  uuid: string;
  variant?: ButtonVariant;
}

/** Hands out the document of a saved simulation. */
export function PdfButton({ uuid, variant = 'alt' }: PdfButtonProps) {
  const pdf = usePdfDownload(uuid);
  return (
    <Button variant={variant} working={pdf.isWorking} workingLabel="Descargando…" onClick={pdf.download}>
      <Icon name="download" />
      Descargar Simulación
    </Button>
  );
}
