import { type ApiDocument, documentedExchanges } from '@simulador/contracts/api/documented-exchange';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { mswPath } from '../paths/msw-path.ts';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Orders paths by their number of parameters, because `/hojas/{id}` matches `/hojas/aprobadas` too. */
const byParameters = (one: { template: string }, other: { template: string }): number =>
  one.template.split('{').length - other.template.split('{').length;

/** Returns handlers that answer each operation of a document with its example, for any origin and without a check of the request. */
export const documentHandlers = (document: ApiDocument): HttpHandler[] =>
  documentedExchanges(document)
    .toSorted(byParameters)
    .map(({ method, template, status, headers, answer }) =>
      http[method.toLowerCase() as Verb](mswPath(template), () => {
        const body = answer?.type === 'application/json' ? JSON.stringify(answer.value) : answer?.value;
        const type = answer ? { 'Content-Type': answer.type } : {};
        return new HttpResponse((body ?? null) as string | null, {
          status,
          headers: { ...headers, ...type },
        });
      }),
    );
