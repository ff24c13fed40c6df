import { useMutation } from '@tanstack/react-query';
import { answerOf, failureText } from '../api/api-error.ts';
import { downloadBlob } from '../browser/download-blob.ts';
import { useToast } from '../ui/feedback/toast.tsx';
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

export interface PdfDownload {
  readonly isWorking: boolean;
  readonly download: () => void;
}

/** Downloads the simulation's PDF. */
export function usePdfDownload(uuid: string, fileName = PDF_NAME): PdfDownload {
  const toast = useToast();
  const { isPending, mutate } = useMutation({
    mutationFn: () => getPdf(uuid),
    onSuccess: (pdf) => downloadBlob(pdf, fileName),
    onError: (reason) => toast.show(failureText(reason, PDF_FAILED), { tone: 'bad' }),
  });
  return { isWorking: isPending, download: () => mutate() };
}
