/** MSW handlers of the BFF, for tests of clients in Node. A browser passes the document to `documentHandlers` of `bff/handlers`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ApiDocument } from '@simulador/contracts/api/documented-exchange';
import type { HttpHandler } from 'msw';
import { answerBy } from './answer-by.ts';
import { documentHandlers } from './bff/handlers.ts';

/** Returns handlers of all operations of the BFF, which answer the examples of its document. */
export function bffHandlers(): HttpHandler[] {
  const file = createRequire(import.meta.url).resolve('@simulador/contracts/openapi/bff.json');
  return documentHandlers(JSON.parse(readFileSync(file, 'utf8')) as ApiDocument);
}

/** Returns a function that answers a request as the handlers do, for tests that replace `fetch`; undefined for an unknown operation. */
export function bffAnswers(): (request: Request) => Promise<Response | undefined> {
  return answerBy(bffHandlers());
}
