import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { downloadBlob } from '#shared/ui/forms/use-file-download.ts';
import { filterParameters } from '../lists/filter-parameters.ts';
import { NO_FILTERS } from '../lists/list-address.ts';
import { executivesQuery, resolutionsQuery, statesQuery } from '../lists/queries.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { nameOf, type DownloadFilters } from './file-name.ts';
import type { operations } from '@simulador/contracts/generated/bff';
import { answered } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

const isAbort = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

/** Progress of a download. Its total size is known at the end only. */
interface DownloadProgress {
  readonly count: number;
  readonly bytes: number;
}

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
    failed: (reason) => (isAbort(reason) ? null : 'Error al descargar archivo.'),
  });
  return { isWorking, progress, start: () => run(), cancel: () => abort.current?.abort() };
}

function queryOf(filters: DownloadFilters, today: IsoDate): DownloadQuery {
  const all = { ...NO_FILTERS, ...filters };
  return { ...filterParameters(all, today), ...(all.search !== '' && { name: all.search }) };
}

type DownloadQuery = NonNullable<operations['download_simulations']['parameters']['query']>;

/** Downloads the simulations as a file, reporting progress. @throws ApiError, AbortError */
async function downloadFile(
  query: DownloadQuery,
  report: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { body, headers } = await answered(
    client.GET('/simulations/api/simulations/excel', { params: { query }, parseAs: 'stream', signal }),
  );
  const count = Number(headers.get('X-Row-Count'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
    report({ count, bytes });
  }
  return new Blob(chunks, { type: headers.get('Content-Type') ?? '' });
}
