import { basicAuthorization, type Credentials } from '../core/credentials.ts';
import { NOBODY } from '../core/last-simulation-email.ts';
import type { Case } from './case.ts';
import { type ContractOperation, JSON_TYPE } from './contract.ts';

/** Which core is asked, and how long it may take for one answer, its body included. */
export interface Target {
  readonly url: URL;
  readonly credentials: Credentials | undefined;
  readonly timeoutMs: number;
}

export interface Answered {
  readonly kind: 'answer';
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** `silence` is a missed deadline; `failure` a connection that was refused or broke, by its code. */
export type Exchange =
  | Answered
  | { readonly kind: 'silence' }
  | { readonly kind: 'failure'; readonly code: string }
  | { readonly kind: 'too-large' };

const MAX_BYTES = 10_000_000;

class TooLarge extends Error {}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function failureOf(error: unknown): Exchange {
  if (error instanceof TooLarge) return { kind: 'too-large' };
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'silence' };
  const cause = (error as { cause?: { code?: unknown } }).cause;
  return { kind: 'failure', code: typeof cause?.code === 'string' ? cause.code : 'conexión interrumpida' };
}

function requestOf(
  { method, mediaType }: ContractOperation,
  asked: Case,
  { credentials }: Target,
): RequestInit {
  const headers = new Headers({ Accept: mediaType === JSON_TYPE ? JSON_TYPE : `${mediaType}, ${JSON_TYPE}` });
  if (credentials && asked.expects !== 'unauthorized') {
    headers.set('Authorization', basicAuthorization(credentials));
  }
  if (method === 'get') return { method: 'GET', headers };
  headers.set('Content-Type', 'application/json');
  return { method: 'POST', headers, body: asked.text ?? JSON.stringify(asked.body) };
}

/** One request and what came back. Redirects are not followed: the contract knows none. */
export async function exchange(operation: ContractOperation, asked: Case, target: Target): Promise<Exchange> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_place, name: string) => asked.params?.[name] ?? NOBODY);
  const address = new URL(target.url.pathname.replace(/\/$/, '') + path, target.url);
  address.search = new URLSearchParams(asked.query).toString();
  try {
    const response = await fetch(address, {
      ...requestOf(operation, asked, target),
      redirect: 'manual',
      signal: AbortSignal.timeout(target.timeoutMs),
    });
    const contentType = response.headers.get('Content-Type');
    return { kind: 'answer', status: response.status, contentType, text: await textOf(response) };
  } catch (error) {
    return failureOf(error);
  }
}
