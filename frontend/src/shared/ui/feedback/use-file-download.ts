import { useMutation } from '@tanstack/react-query';
import { downloadBlob } from '../../browser/download-blob.ts';
import { useToast } from './toast.tsx';

/** Returns the mutation that requests a file and downloads it under a name. A toast reports a failure. */
export function useFileDownload<Asked = void>(
  request: (asked: Asked) => Promise<Blob>,
  nameOf: (asked: Asked) => string,
  failedText: (error: Error) => string = () => 'Error al descargar archivo.',
) {
  const toast = useToast();
  return useMutation({
    mutationFn: request,
    onSuccess: (file, asked) => downloadBlob(file, nameOf(asked)),
    onError: (error) => toast.show(failedText(error), { tone: 'bad' }),
  });
}
