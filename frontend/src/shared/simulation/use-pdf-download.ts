import { answerOf } from '../api/api-error.ts';
import { useFileDownload } from '../ui/forms/use-file-download.ts';
import { client } from '../session/client.ts';

/** File name of a downloaded PDF. See docs/rules.md R152. */
const PDF_NAME = 'Detalle Simulación.pdf';
const PDF_FAILED = 'No se pudo generar el PDF.';

/** Requests a saved simulation's PDF. @throws ApiError */
const getPdf = (uuid: string): Promise<Blob> =>
  answerOf(
    client.GET('/api/external/pdf_simulacion', {
      params: { query: { simulation: uuid } },
      parseAs: 'blob',
    }),
  );

export const usePdfDownload = (uuid: string, fileName = PDF_NAME) =>
  useFileDownload(
    () => getPdf(uuid),
    () => fileName,
    PDF_FAILED,
  );
