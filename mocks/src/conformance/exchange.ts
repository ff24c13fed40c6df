import { randomUUID } from 'node:crypto';
import type { Bounds } from '@simulador/contracts/api/core-bounds';
import {
  ACCEPT_ENCODING,
  type CoreBody,
  MAX_CORE_BODY_BYTES,
  readCoreBody,
  TOO_LARGE_BODY,
} from '@simulador/contracts/api/core-body';
import { coreOperation } from '@simulador/contracts/api/core-contract';
import { addressOf, type CoreOperationId } from '@simulador/contracts/api/core-request';
import { addressBelow } from '../command-line.ts';
import { codeOfFailure } from '../connection-failure.ts';
import { basicAuthorization, type Credentials } from '../core/credentials.ts';
import { NOBODY } from '../core/saved-simulations.ts';
import type { Case } from './case.ts';

/** Core to check, and the deadline of one answer, its body included. */
export interface Target {
  readonly url: URL;
  readonly credentials: Credentials | undefined;
  readonly timeoutMs: number;
  /** Tolerances and limits of its answers. */
  readonly bounds: Bounds;
  /** Whether rows may be created in its workflow. */
  readonly allowWorkflow: boolean;
}

export interface Answered {
  readonly kind: 'answer';
  readonly status: number;
  readonly contentType: string | null;
  readonly body: CoreBody;
  readonly isMock: boolean;
}

/**
 * Result of a request. `silence` is a missed deadline, `failure` a connection that was refused or broke, with its
 * code.
 */
export type Exchange =
  | Answered
  | { readonly kind: 'silence' }
  | { readonly kind: 'failure'; readonly code: string };

const JSON_TYPE = 'application/json';

/** Content encodings that `fetch` decompresses itself. */
const UNPACKED = ['gzip', 'x-gzip', 'br'];

async function bodyOf(response: Response): Promise<CoreBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_CORE_BODY_BYTES) return TOO_LARGE_BODY;
    chunks.push(chunk as Uint8Array);
  }
  const encoding = response.headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  const left = UNPACKED.includes(encoding) ? '' : encoding;
  return readCoreBody(Buffer.concat(chunks), response.headers.get('Content-Type'), left);
}

function failureOf(error: unknown): Exchange {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'silence' };
  return { kind: 'failure', code: codeOfFailure(error) ?? 'conexión interrumpida' };
}

function requestOf(id: CoreOperationId, testCase: Case, { credentials }: Target): RequestInit {
  const { method, mediaType, credentials: required } = coreOperation(id);
  const types = mediaType === null || mediaType === JSON_TYPE ? JSON_TYPE : `${mediaType}, ${JSON_TYPE}`;
  const headers = new Headers({ Accept: types, 'Accept-Encoding': ACCEPT_ENCODING });
  if (credentials && required !== 'none' && testCase.expects !== 'unauthorized') {
    headers.set('Authorization', basicAuthorization(credentials));
  }
  if (method === 'GET') return { method: 'GET', headers };
  headers.set('Content-Type', JSON_TYPE);
  // The workflow performs a POST once per key.
  headers.set('Idempotency-Key', randomUUID());
  return { method, headers, body: testCase.text ?? JSON.stringify(testCase.body) };
}

/** Sends a request. Does not follow redirects, because the contract has none. */
export async function exchange(id: CoreOperationId, testCase: Case, target: Target): Promise<Exchange> {
  const path = addressOf(coreOperation(id).path, { uuid: NOBODY, ...testCase.params }, testCase.query);
  try {
    const response = await fetch(addressBelow(target.url, path), {
      ...requestOf(id, testCase, target),
      redirect: 'manual',
      signal: AbortSignal.timeout(target.timeoutMs),
    });
    const contentType = response.headers.get('Content-Type');
    const isMock = response.headers.has('X-Mock-Core');
    return { kind: 'answer', status: response.status, contentType, isMock, body: await bodyOf(response) };
  } catch (error) {
    return failureOf(error);
  }
}
