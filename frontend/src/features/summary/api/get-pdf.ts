import { answerOf } from '../../../shared/api/api-error.ts';
import { client } from '../../../shared/api/client.ts';

/** The saved simulation as a document. @throws ApiError */
export const getPdf = (uuid: string): Promise<Blob> =>
  answerOf(
    client.GET('/api/external/pdf_simulacion', {
      params: { query: { simulation: uuid } },
      parseAs: 'blob',
    }),
  );
