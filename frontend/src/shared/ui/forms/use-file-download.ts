import { type Action, useAction } from './use-action.ts';

/** Returns the action that requests a file and downloads it under a name. */
export const useFileDownload = <Asked = void>(
  run: (asked: Asked) => Promise<Blob>,
  nameOf: (asked: Asked) => string,
  failed: string | (() => string) = () => 'Error al descargar archivo.',
): Action<Asked> => useAction({ run, failed, onDone: (file, asked) => downloadBlob(file, nameOf(asked)) });

/** Longer than browsers take to begin a download. */
const BEGUN_MS = 60_000;

/** Saves a file. Characters that a file name can't have become `-`. */
export function downloadBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  // The address must be valid until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), BEGUN_MS);
}
