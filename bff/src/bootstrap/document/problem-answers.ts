import type { OpenAPIObject, ResponseObject } from '@nestjs/swagger';
import { sentenceOf, titleOf } from '@simulador/contracts/platform/problems';
import { worded } from '@simulador/contracts/platform/sentence';
import { commonHeaders, type HeaderName, headersOf } from './headers.ts';

const REFERENCE = '#/components/responses/Problem';

/** Statuses with a header on how to retry: `Retry-After`, also of what is under way (409), or the current tag after another user's change (409). */
const MORE_HEADERS: Readonly<Record<string, readonly HeaderName[]>> = {
  405: ['Allow'],
  409: ['ETag', 'Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

export const problemReference = (status: number): { $ref: string } => ({ $ref: `${REFERENCE}${status}` });

/** Returns the problem's content for an answer that has another content at the same status. */
export const problemContent = (status: number): NonNullable<ResponseObject['content']> => ({
  'application/problem+json': {
    schema: { $ref: '#/components/schemas/ProblemDto' },
    example: {
      type: 'about:blank',
      title: titleOf(status),
      status,
      detail: worded(sentenceOf(status), 'visitor'),
      request_id: 'traza-0001',
    },
  },
});

/** Returns the problems that the document's operations refer to. */
export function problemAnswers(document: OpenAPIObject): Record<string, ResponseObject> {
  const references = JSON.stringify(document.paths).matchAll(/#\/components\/responses\/Problem(\d{3})/g);
  const statuses = [...new Set([...references].map(([, status]) => Number(status)))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      `Problem${status}`,
      {
        description: titleOf(status),
        headers: headersOf([...commonHeaders(''), ...(MORE_HEADERS[status] ?? [])]),
        content: problemContent(status),
      },
    ]),
  );
}
