import { answerOf } from '../../../shared/api/api-error.ts';

async function fetched(uuid: string) {
  const query = new URLSearchParams({ simulation: uuid });
  const response = await globalThis.fetch(
    new Request(`${window.location.origin}/api/external/pdf_simulacion/?${query}`),
  );
  if (response.ok) return { data: await response.blob(), response };
  return { error: (await response.json().catch(() => undefined)) as unknown, response };
}

/** The saved simulation as a document. @throws ApiError */
export const getPdf = (uuid: string): Promise<Blob> => answerOf(fetched(uuid));
