import { answerOf } from '../api/api-error.ts';
import { client } from '../api/client.ts';

/** The saved simulation as a document. @throws ApiError */
export const getPdf = (uuid: string): Promise<Blob> =>
  answerOf(
    client.GET('/api/external/pdf_simulacion', {
      params: { query: { simulation: uuid } },
      parseAs: 'blob',
    }),
  );
