import type { operations } from '@simulador/contracts/generated/bff';
import { answered } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

export type DownloadQuery = NonNullable<operations['download_simulations']['parameters']['query']>;

/** Progress of a download. Its total size is known at the end only. */
export interface DownloadProgress {
  readonly count: number;
  readonly bytes: number;
}

/** Downloads the simulations as a file, reporting progress. @throws ApiError, AbortError */
export async function downloadFile(
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
