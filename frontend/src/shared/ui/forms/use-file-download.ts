import { downloadBlob } from '../../browser/download-blob.ts';
import { type Action, useAction } from './use-action.ts';

const FAILED = 'Error al descargar archivo.';

/** Returns the action that requests a file and downloads it under a name. */
export const useFileDownload = <Asked = void>(
  run: (asked: Asked) => Promise<Blob>,
  nameOf: (asked: Asked) => string,
  failed: string | (() => string) = () => FAILED,
): Action<Asked> => useAction({ run, failed, onDone: (file, asked) => downloadBlob(file, nameOf(asked)) });
