import { getResponse, HttpResponse, type HttpHandler } from 'msw';
import { SCENARIO_HEADER } from '../scenarios/scenario-book.ts';
import { SESSION_HEADER } from '../sessions/session.ts';
import { problemAnswer, unusable } from './problem.ts';

export const PDF = '/api/external/pdf_simulacion/';
const ORIGIN = 'http://core.mock';

/** The core's own document for whatever was saved: here nobody draws the bank's. */
export async function pdfAnswer(core: HttpHandler[], client: Request): Promise<Response> {
  const headers = new Headers();
  for (const name of [SCENARIO_HEADER, SESSION_HEADER]) {
    const value = client.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const request = new Request(`${ORIGIN}${PDF}${new URL(client.url).search}`, { headers });
  const answer = await getResponse(core, request, { baseUrl: ORIGIN });
  if (!answer?.ok) return problemAnswer(unusable(), 'detail');
  return new HttpResponse(answer.body, { headers: { 'Content-Type': 'application/pdf' } });
}
