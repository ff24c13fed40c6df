import { type ApiDocument, documentedExchanges } from '@simulador/contracts/api/documented-exchange';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { ANY_ORIGIN } from '../sessions/control.ts';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Returns handlers that answer each operation of a document with its example, for any origin and without a check of the request. */
export const documentHandlers = (document: ApiDocument): HttpHandler[] =>
  documentedExchanges(document).map(({ method, template, status, headers, answer }) =>
    http[method.toLowerCase() as Verb](ANY_ORIGIN + template.replace(/\{(\w+)\}/g, ':$1'), () => {
      const body = answer?.type === 'application/json' ? JSON.stringify(answer.value) : answer?.value;
      const type = answer ? { 'Content-Type': answer.type } : {};
      return new HttpResponse((body ?? null) as string | null, { status, headers: { ...headers, ...type } });
    }),
  );
