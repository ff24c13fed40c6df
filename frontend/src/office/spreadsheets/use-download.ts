import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { downloadBlob } from '#shared/browser/download-blob.ts';
import { filterParameters } from '#shared/office/filter-parameters.ts';
import { NO_FILTERS } from '#shared/office/list-address.ts';
import { executivesQuery, resolutionsQuery, statesQuery } from '#shared/office/queries.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { downloadFile, type DownloadProgress, type DownloadQuery } from './download-file.ts';
import { nameOf, type DownloadFilters } from './file-name.ts';
import { DOWNLOAD_FAILED } from './texts.ts';

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

export interface Download {
  readonly isWorking: boolean;
  /** Null until the first part has arrived. */
  readonly progress: DownloadProgress | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Downloads the listed simulations. The download continues if the user leaves the screen. */
export function useDownload(filters: DownloadFilters): Download {
  const today = useSantiagoDay();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const abort = useRef<AbortController>(null);
  const queries = useQueryClient();
  const { run, isWorking } = useAction({
    run: () => {
      setProgress(null);
      abort.current = new AbortController();
      return downloadFile(queryOf(filters, today), setProgress, abort.current.signal);
    },
    onDone: (file) =>
      downloadBlob(
        file,
        nameOf(filters, today, {
          states: queries.getQueryData(statesQuery.queryKey),
          resolutions: queries.getQueryData(resolutionsQuery.queryKey),
          executives: queries.getQueryData(executivesQuery(true).queryKey),
        }),
      ),
    failed: (reason) => (isAbort(reason) ? null : DOWNLOAD_FAILED),
  });
  return { isWorking, progress, start: () => run(), cancel: () => abort.current?.abort() };
}

function queryOf(filters: DownloadFilters, today: IsoDate): DownloadQuery {
  const all = { ...NO_FILTERS, ...filters };
  return { ...filterParameters(all, today), ...(all.search !== '' && { name: all.search }) };
}
