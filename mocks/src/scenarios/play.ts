import { HttpResponse } from 'msw';
import { setTimeout as sleep } from 'node:timers/promises';
import { edited, garbled, isEdit } from './edited-body.ts';
import type { Part } from './scenario.ts';

/** Request, and the facts of its operation that a scenario needs. */
export interface Stage {
  /** Field of the operation's error body with the sentence. */
  readonly errorField: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Returns the healthy answer, for another UF value if one is given; `isPrevious`: to the operation's request before it. */
  answer(ufClp: number | undefined, isPrevious: boolean): Response;
}

/** Statuses without a body. */
const BODILESS: readonly number[] = [204, 205, 304];
const PAGE = '<html><body><h1>Servicio no disponible</h1></body></html>';
const FAILURE = 'El core simulado responde con una falla a pedido.';

/** Returns the arguments of an effect, one for each part that has it. */
const argumentsOf = (parts: readonly Part[], name: string): string[] =>
  parts.filter(({ effect }) => effect === name).map(({ argument }) => argument);

const has = (parts: readonly Part[], name: string): boolean => argumentsOf(parts, name).length > 0;

/** Waits. Returns false early if the client disconnects. */
const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  sleep(ms, true, { signal }).catch(() => false);

/** Returns the answer to a request with wrong service credentials. */
export const credentialsRefused = (): Response =>
  HttpResponse.json(
    { detail: 'Credenciales inválidas.' },
    { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="core"' } },
  );

function failure({ errorField }: Stage, status: number, more: object = {}): Response {
  if (BODILESS.includes(status)) return new HttpResponse(null, { status });
  return HttpResponse.json({ [errorField]: FAILURE, ...more }, { status });
}

/** Returns the answer that an effect determines; undefined if it does not determine one. */
function ownAnswer({ effect, argument }: Part, stage: Stage): Response | undefined {
  switch (effect) {
    case 'down':
      return HttpResponse.error();
    case '401':
      return credentialsRefused();
    case 'page':
      return HttpResponse.html(PAGE);
    case 'status':
      return failure(stage, Number(argument));
    case 'errors':
      // Lists put their errors in a 200; calculators refuse with a 400.
      return failure(stage, Number(argument) || (stage.errorField === 'errors' ? 200 : 400));
    case 'refused':
      return failure(stage, 400, { code: argument });
    default:
      return undefined;
  }
}

function firstAnswer(parts: readonly Part[], stage: Stage): Response {
  for (const part of parts) {
    const own = ownAnswer(part, stage);
    if (own) return own;
  }
  const [uf] = argumentsOf(parts, 'uf').map(Number);
  const answer = (): Response => stage.answer(uf, has(parts, 'previous'));
  if (has(parts, 'twice')) answer();
  return answer();
}

async function spoilt(response: Response, parts: readonly Part[]): Promise<Response> {
  const edits = parts.filter(isEdit);
  const [garbage] = argumentsOf(parts, 'garbage');
  if (response.body === null || (garbage === undefined && edits.length === 0)) return response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const answerWith = (body: string | ArrayBuffer): Response =>
    new HttpResponse(body, { status: garbage === undefined ? response.status : 200, headers });
  if (!headers.get('Content-Type')?.includes('json')) {
    // A document has no fields, so garbage is half of it.
    if (garbage === undefined) return response;
    const bytes = await response.arrayBuffer();
    return answerWith(bytes.slice(0, Math.ceil(bytes.byteLength / 2)));
  }
  const body = edits.reduce(edited, (await response.json()) as unknown);
  return answerWith(garbage === undefined ? JSON.stringify(body) : garbled(body, garbage));
}

/**
 * Applies the parts of a scenario in this order: delay, answer, changes of the body, truncation. Returns the answer, or a network error
 * for a reset.
 */
export async function play(parts: readonly Part[], stage: Stage): Promise<Response> {
  const ms = argumentsOf(parts, 'slow').reduce((sum, each) => sum + Number(each), 0);
  if (ms > 0 && !(await waited(ms, stage.signal))) return HttpResponse.error();
  const answer = firstAnswer(parts, stage);
  if (answer.type === 'error' || has(parts, 'lost')) return HttpResponse.error();
  const played = await spoilt(answer, parts);
  const [then] = argumentsOf(parts, 'half');
  return then === undefined ? played : halfOpen(played, then, stage.signal);
}

/** Pause before a reset, so that the first half arrives: a reset discards data in transit. */
const BEFORE_RESET_MS = 50;

/** Returns the answer with the length of the whole body but only half of it, then a reset, or nothing until the client disconnects. */
async function halfOpen(response: Response, then: string, signal: AbortSignal): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      if (then !== 'reset') return;
      void waited(BEFORE_RESET_MS, signal).then(() => controller.error(new Error('reset on demand')));
    },
  });
  return new HttpResponse(half, { status: response.status, headers });
}
