import { HttpResponse, type HttpHandler } from 'msw';
import { documentOfCore } from './ask-core.ts';
import { BffProblem, problemAnswer } from './problem.ts';

export const PDF = '/api/external/pdf_simulacion/';

/** The core's own document for whatever was saved: here nobody draws the bank's. */
export async function pdfAnswer(core: HttpHandler[], client: Request): Promise<Response> {
  try {
    const document = await documentOfCore(core, client, PDF + new URL(client.url).search);
    return new HttpResponse(document, { headers: { 'Content-Type': 'application/pdf' } });
  } catch (error) {
    if (error instanceof BffProblem) return problemAnswer(error, 'detail');
    throw error;
  }
}
