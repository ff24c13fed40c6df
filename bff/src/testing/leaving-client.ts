import type { Response } from 'express';
import { EventEmitter } from 'node:events';
import { RequestScope } from '../http/request-scope.ts';

/** Client that waits for an answer until it leaves. */
export interface LeavingClient {
  readonly scope: RequestScope;
  readonly leave: () => void;
}

export function leavingClient(): LeavingClient {
  const answer = Object.assign(new EventEmitter(), { closed: false, writableFinished: false });
  return {
    scope: new RequestScope('traza-0001', undefined, answer as unknown as Response),
    leave: () => void Object.assign(answer, { closed: true }).emit('close'),
  };
}
