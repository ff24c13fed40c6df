import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { Deadline } from './exchange.ts';
import { RequestScope } from '../../http/request-scope.ts';

const LONG_MS = 3_600_000;

class Answer extends EventEmitter {
  closed = false;
  writableFinished = false;

  close(writableFinished: boolean): void {
    Object.assign(this, { closed: true, writableFinished }).emit('close');
  }
}

const scopeOf = (answer: Answer): RequestScope =>
  new RequestScope('traza-0001', undefined, answer as unknown as Response);

describe('a deadline', () => {
  it('ends when the client disconnects before its answer', () => {
    const answer = new Answer();
    const { signal } = new Deadline(LONG_MS, scopeOf(answer));
    answer.close(false);
    expect(signal.reason).toMatchObject({ name: 'AbortError' });
  });

  it('has ended if the client is already disconnected', () => {
    const answer = new Answer();
    answer.close(false);
    expect(new Deadline(LONG_MS, scopeOf(answer)).signal.aborted).toBe(true);
  });

  it('does not end with the answer, and removes its listener at its end', () => {
    const answer = new Answer();
    const deadline = new Deadline(LONG_MS, scopeOf(answer));
    answer.close(true);
    deadline.end();
    expect([deadline.signal.aborted, answer.listenerCount('close')]).toEqual([false, 0]);
  });

  it('is one of any number at once, for one answer', () => {
    const answer = new Answer();
    const scope = scopeOf(answer);
    const deadlines = Array.from({ length: 12 }, () => new Deadline(LONG_MS, scope));
    const isLeak = answer.getMaxListeners() > 0 && answer.listenerCount('close') > answer.getMaxListeners();
    expect(isLeak).toBe(false);
    for (const deadline of deadlines) deadline.end();
    expect(answer.listenerCount('close')).toBe(0);
  });
});
