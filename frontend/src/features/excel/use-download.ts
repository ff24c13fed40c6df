import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { keepFile } from '#shared/browser/keep-file.ts';
import { countedBack } from '#shared/office/chosen-window.ts';
import type { ExportButtonProps } from '#shared/office/export-slot.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { downloadFile, type DownloadProgress } from './download-file.ts';
import { DOWNLOAD_FAILED } from './texts.ts';

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

export interface Download {
  readonly isWorking: boolean;
  /** Null before its first part is there. */
  readonly progress: DownloadProgress | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Downloads the simulations of a window. Who leaves the screen gets the file all the same. */
export function useDownload({
  window: chosen,
  state,
}: Pick<ExportButtonProps, 'window' | 'state'>): Download {
  const today = useSantiagoDay();
  const toast = useToast();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const abort = useRef<AbortController>(null);
  const { days, endingDays } = countedBack(chosen, today);
  const { isPending, mutate } = useMutation({
    mutationFn: () => {
      setProgress(null);
      abort.current = new AbortController();
      const query = {
        days,
        ...(endingDays !== undefined && { ending_days: endingDays }),
        ...(state !== null && { status: state }),
      };
      return downloadFile(query, setProgress, abort.current.signal);
    },
    onSuccess: (file) => keepFile(file, `Simulaciones ${today}.xlsx`),
    onError: (reason) => {
      if (!isAbort(reason)) toast.show(DOWNLOAD_FAILED, { tone: 'bad' });
    },
  });
  return { isWorking: isPending, progress, start: () => mutate(), cancel: () => abort.current?.abort() };
}
