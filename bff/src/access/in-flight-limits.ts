import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import type { RequestHandler, Response } from 'express';
import { SERVER_SENTENCES } from '@simulador/contracts/messages/server-sentences';
import { callerKeysOf } from '../http/caller-keys.ts';
import { Problem } from '../http/problem.ts';
import { isProbe, isRead } from '../http/request-kind.ts';
import { refuseLater } from './late-refusal.ts';

interface Limits {
  /** Maximum number of requests that run at once. */
  readonly running: number;
  /** Maximum number of further requests that wait for their turn. */
  readonly waiting: number;
}

/** Limits of one session, or of an address without one: more than a page or a script needs, and few enough to leave the others their turn. */
export const CALLER_LIMITS: Limits = { running: 60, waiting: 60 };
/** Limits of one address with all its sessions: an office behind one address, or a client that invents sessions. */
export const ADDRESS_LIMITS: Limits = { running: 120, waiting: 120 };

/**
 * Limits how many requests of a caller run at once, reads and others apart. Further ones wait for the caller's own, and too many are
 * answered 429. See docs/rules.md R670.
 */
export function inFlightLimits(): RequestHandler {
  const bulkheads = new Map<string, BulkheadPolicy>();
  const within = async (who: string, limits: Limits, work: () => Promise<void>): Promise<void> => {
    const own = bulkheads.get(who) ?? bulkhead(limits.running, limits.waiting);
    bulkheads.set(who, own);
    try {
      await own.execute(work);
    } finally {
      if (own.executionSlots === limits.running) bulkheads.delete(who);
    }
  };
  return (request, response, next) => {
    if (isProbe(request)) return next();
    const kind = isRead(request) ? 'read' : 'act';
    const { session, address } = callerKeysOf(request);
    const run = (): Promise<void> => answered(response, next);
    const ofAddress = (): Promise<void> => within(`${kind} ${address}`, ADDRESS_LIMITS, run);
    within(`${kind} ${session}`, CALLER_LIMITS, ofAddress).catch((error: unknown) => {
      if (!(error instanceof BulkheadRejectedError)) return next(error);
      const headers = { 'Retry-After': '1' };
      refuseLater(request, response, new Problem(429, SERVER_SENTENCES.tooManyAtOnce, { headers }));
    });
  };
}

/** Starts the request, unless its client left while it waited. Resolves when the answer was sent or the client disconnects. */
function answered(response: Response, start: () => void): Promise<void> {
  if (response.closed) return Promise.resolve();
  return new Promise((resolve) => {
    response.once('close', resolve);
    start();
  });
}
