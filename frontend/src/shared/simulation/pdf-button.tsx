import { Button, type ButtonVariant } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { answerOf } from '../api/api-error.ts';
import { useFileDownload } from '../ui/forms/use-file-download.ts';
import { client } from '../session/client.ts';

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

/** File name of a downloaded PDF. See docs/rules.md R152. */
const PDF_NAME = 'Detalle Simulación.pdf';
const PDF_FAILED = 'No se pudo generar el PDF.';

export const usePdfDownload = (uuid: string, fileName = PDF_NAME) =>
  useFileDownload(
    () =>
      answerOf(
        client.GET('/api/external/pdf_simulacion', {
          params: { query: { simulation: uuid } },
          parseAs: 'blob',
        }),
      ),
    () => fileName,
    PDF_FAILED,
  );
