import { HttpResponse } from 'msw';
import { edited, type Edit } from './edits.ts';
import { garbled } from './garbage.ts';
import type { Effect, Part, HalfKind } from './scenario.ts';

/** Request, and the facts of its operation that a scenario needs. */
export interface Stage {
  /** Field of the operation's error body with the sentence. */
  readonly errorField: string;
  readonly random: () => number;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Returns the healthy answer, for another UF value if one is given; `isPrevious`: to the operation's request before it. */
  answer(ufClp: number | undefined, isPrevious: boolean): Promise<Response>;
}

/** Answer, or a network error for a reset, and the parts that found nothing to change. */
export interface Played {
  readonly response: Response;
  readonly unapplied: readonly string[];
}

type Kind<Name extends Effect['kind']> = Extract<Effect, { kind: Name }>;

/** Statuses without a body. */
const BODILESS: readonly number[] = [204, 205, 304];
const PAGE = '<html><body><h1>Servicio no disponible</h1></body></html>';
const FAILURE = 'El core simulado responde con una falla a pedido.';
const REFUSED_CREDENTIALS = 'Credenciales inválidas.';

function effectsOf<Name extends Effect['kind']>(parts: readonly Part[], kind: Name): Kind<Name>[] {
  return parts.map(({ effect }) => effect).filter((effect): effect is Kind<Name> => effect.kind === kind);
}

const totalMs = (parts: readonly Part[]): number =>
  effectsOf(parts, 'slow').reduce((sum, { ms }) => sum + ms, 0);

/** Waits. Returns false early if the client disconnects. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const leave = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** Returns the answer to a request with wrong service credentials. */
export const credentialsRefused = (): Response =>
  HttpResponse.json(
    { detail: REFUSED_CREDENTIALS },
    { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="core"' } },
  );

// Lists put their errors in a 200; calculators refuse with a 400.
const usualErrorStatus = ({ errorField }: Stage): number => (errorField === 'errors' ? 200 : 400);

function failure({ errorField }: Stage, status: number): Response {
  if (BODILESS.includes(status)) return new HttpResponse(null, { status });
  return HttpResponse.json({ [errorField]: FAILURE }, { status });
}

/** Returns the answer that an effect determines; undefined if it does not determine one. */
function ownAnswer(effect: Effect, stage: Stage): Response | undefined {
  switch (effect.kind) {
    case 'down':
      return HttpResponse.error();
    case 'unauthorized':
      return credentialsRefused();
    case 'page':
      return HttpResponse.html(PAGE);
    case 'status':
      return failure(stage, effect.status);
    case 'errors':
      return failure(stage, effect.status ?? usualErrorStatus(stage));
    case 'refused':
      return HttpResponse.json({ [stage.errorField]: FAILURE, code: effect.code }, { status: 400 });
    default:
      return undefined;
  }
}

async function firstAnswer(parts: readonly Part[], stage: Stage): Promise<Response> {
  for (const { effect } of parts) {
    const own = ownAnswer(effect, stage);
    if (own) return own;
  }
  const isPrevious = effectsOf(parts, 'previous').length > 0;
  const answer = (): Promise<Response> => stage.answer(effectsOf(parts, 'uf')[0]?.ufClp, isPrevious);
  if (effectsOf(parts, 'twice').length > 0) await answer();
  return answer();
}

const answerWith = (body: string | ArrayBuffer, response: Response, status: number): Response => {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new HttpResponse(body, { status, headers });
};

interface Spoilt {
  readonly body: unknown;
  readonly unapplied: readonly string[];
}

function withEdits(body: unknown, parts: readonly Part[]): Spoilt {
  const unapplied: string[] = [];
  const change = (value: unknown, text: string, edit: Edit): unknown => {
    const result = edited(value, edit);
    if (!result.isChanged) unapplied.push(text);
    return result.body;
  };
  const last = parts.reduce(
    (value, { effect, text }) => (effect.kind === 'edit' ? change(value, text, effect.edit) : value),
    body,
  );
  return { body: last, unapplied };
}

const isJson = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('json') ?? false;

/** Returns a changed document. It has no fields, so garbage truncates it. */
async function spoiltDocument(
  response: Response,
  parts: readonly Part[],
  isGarbage: boolean,
): Promise<Played> {
  const unapplied = parts.filter(({ effect }) => effect.kind === 'edit').map(({ text }) => text);
  if (!isGarbage) return { response, unapplied };
  const bytes = await response.arrayBuffer();
  const half = bytes.slice(0, Math.ceil(bytes.byteLength / 2));
  return { response: answerWith(half, response, 200), unapplied };
}

async function spoilt(response: Response, parts: readonly Part[], stage: Stage): Promise<Played> {
  const [garbage] = effectsOf(parts, 'garbage');
  if (response.body === null) return { response, unapplied: [] };
  if (!garbage && effectsOf(parts, 'edit').length === 0) return { response, unapplied: [] };
  if (!isJson(response)) return spoiltDocument(response, parts, garbage !== undefined);
  const { body, unapplied } = withEdits(await response.json(), parts);
  const text = garbage ? garbled(body, garbage.garbage, stage.random) : JSON.stringify(body);
  return { response: answerWith(text, response, garbage ? 200 : response.status), unapplied };
}

function withHeaders(played: Played, parts: readonly Part[]): Played {
  const added = effectsOf(parts, 'header');
  if (added.length === 0) return played;
  const { status, body, headers: own } = played.response;
  const headers = new Headers(own);
  for (const { name, value } of added) headers.set(name, value);
  return { ...played, response: new HttpResponse(body, { status, headers }) };
}

/**
 * Applies the parts of a scenario in this order: delay, answer, changes of the body, headers, truncation.
 */
export async function play(parts: readonly Part[], stage: Stage): Promise<Played> {
  const ms = totalMs(parts);
  if (ms > 0 && !(await waited(ms, stage.signal))) return { response: HttpResponse.error(), unapplied: [] };
  const answer = await firstAnswer(parts, stage);
  if (answer.type === 'error') return { response: answer, unapplied: [] };
  if (effectsOf(parts, 'lost').length > 0) return { response: HttpResponse.error(), unapplied: [] };
  const played = withHeaders(await spoilt(answer, parts, stage), parts);
  const [half] = effectsOf(parts, 'half');
  if (!half) return played;
  return { ...played, response: await halfOpen(played.response, half.then, stage.signal) };
}

/** Pause before a reset, so that the first half arrives: a reset discards data in transit. */
const BEFORE_RESET_MS = 50;

/** Streams half of a body, and then nothing until the client disconnects or the connection is reset. */
function halfOf(bytes: Uint8Array, then: HalfKind, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      if (then === 'silence') return;
      void waited(BEFORE_RESET_MS, signal).then(() => controller.error(new Error('reset on demand')));
    },
  });
}

/** Returns the answer with the length of the whole body but only half of it. */
async function halfOpen(response: Response, then: HalfKind, signal: AbortSignal): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  return new HttpResponse(halfOf(bytes, then, signal), { status: response.status, headers });
}
