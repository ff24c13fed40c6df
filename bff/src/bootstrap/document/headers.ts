import type { ResponseObject, OpenAPIObject } from '@nestjs/swagger';
import { SOURCES } from '../../border/upstream/sourced.ts';
import { sentenceOf, titleOf } from '@simulador/contracts/platform/problems';
import { worded } from '@simulador/contracts/platform/sentence';

type Headers = NonNullable<ResponseObject['headers']>;

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});
const seconds = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
});

/** Headers of answers, each described once. */
export const HEADERS = {
  'X-Request-Id': text('Of the request, for its log line: the one that was sent, or a new one', 'traza-0001'),
  'Cache-Control': text("Figures of a person's mortgage belong in no cache", 'no-store'),
  'Set-Cookie': text(
    'A session: a visitor’s who shows none, that of a user at sign-in and with each renewal',
    'simulador_sesion=2f1c8a5e9d3b; Path=/; HttpOnly; SameSite=Lax',
  ),
  RateLimit: text('What is left of the public limit', '"600-in-1min"; r=599; t=60'),
  'RateLimit-Policy': text('The public limit', '"600-in-1min"; q=600; w=60'),
  'Retry-After': seconds('When to try again', 60),
  'X-Source': {
    description: 'Where the answer comes from',
    schema: { type: 'string', enum: [...SOURCES] },
    example: 'core',
  },
  Age: seconds('Of an answer that was kept', 12),
  'X-Uf-Date': {
    description: 'The day of the UF with which pesos were calculated',
    schema: { type: 'string', format: 'date' },
    example: '2026-11-20',
  },
  ETag: text(
    'The version of what was read: a change that sends it as If-Match is refused when it is an older one',
    '"1"',
  ),
  'X-Row-Count': {
    description: 'How many rows the file has below its headings, as known when it starts',
    schema: { type: 'integer', minimum: 0 },
    example: 1200,
  },
  Allow: text('The method that is meant', 'GET'),
  'Content-Disposition': text("The file's name", 'attachment; filename="Detalle Simulacion.pdf"'),
} satisfies Headers;

export type HeaderName = keyof typeof HEADERS;

/** Returns references to headers by name. */
export const headersOf = (names: readonly HeaderName[]): Headers =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const OF_PROBES: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control', 'Set-Cookie'];

/** Returns the headers of every answer at a path. */
export const commonHeaders = (path: string): readonly HeaderName[] =>
  path.startsWith('/health/') ? OF_PROBES : [...OF_PROBES, 'RateLimit', 'RateLimit-Policy'];

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
