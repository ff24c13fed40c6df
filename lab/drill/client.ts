import { isObject } from '@simulador/contracts/api/json';
import { Session } from '@simulador/mocks/replay/session';
import { setTimeout as pause } from 'node:timers/promises';
import { emailOf, PASSWORD } from '../../bff/src/testing/staff.ts';
import type { Send } from './balancer.ts';

const MAX_WAIT_MS = 30_000;
const PAUSE_MS = 400;

/** Outcome of a request for its client. */
export interface Outcome {
  /** Time of its end, and its duration; ms of `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  /** The status; `reset` without an answer; `wrong` for an answer that breaks a promise. */
  readonly kind: string;
  readonly what: string;
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Expected statuses of 400 to 499. */
  readonly refused?: readonly number[];
}

/** A browser or a script with its own address. */
export class Client {
  private session = new Session();

  constructor(
    private readonly send: Send,
    private readonly address: string,
    private readonly record: (outcome: Outcome) => void = () => undefined,
  ) {}

  /** Sends a request. Returns null without an answer. */
  async ask(path: string, asked: Asked = {}): Promise<Reply | null> {
    const { method = 'GET', body, headers, refused = [] } = asked;
    const what = `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`;
    const began = performance.now();
    const end = (kind: string, more = ''): void => {
      const at = performance.now();
      this.record({ at, ms: at - began, kind, what: what + more });
    };
    try {
      const answer = await this.send(path, {
        method,
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          'X-Forwarded-For': this.address,
          ...headers,
          ...this.session.headers,
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      });
      const text = await answer.text();
      this.session.keepCookies(answer.headers.getSetCookie());
      const value: unknown = answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : null;
      this.session.keepToken(value);
      if (answer.ok || isPromised(answer, value, refused)) end(String(answer.status));
      else end('wrong', ` ${answer.status} ${text.slice(0, 300)}`);
      return { status: answer.status, body: isObject(value) ? value : {} };
    } catch (error) {
      const late = (error as Error).name === 'TimeoutError';
      end(late ? 'wrong' : 'reset', late ? ` no answer in ${MAX_WAIT_MS} ms` : '');
      return null;
    }
  }

  /** Repeats a request until it succeeds, is refused, or `isOver`. Returns the last reply; null without one. */
  async insist(path: string, asked: Asked, isOver: () => boolean): Promise<Reply | null> {
    for (;;) {
      const reply = await this.ask(path, asked);
      if ((reply && reply.status < 500) || isOver()) return reply;
      await pause(PAUSE_MS);
    }
  }

  /** Begins a new session as an executive. */
  async signIn(): Promise<void> {
    this.session = new Session();
    const body = { email: emailOf('executiverole'), password: PASSWORD };
    await this.ask('/api/token', { method: 'POST', body });
  }
}

/** Returns true for a problem with a sentence: of a server that lacks something, or an expected refusal. */
function isPromised({ status, headers }: Response, value: unknown, refused: readonly number[]): boolean {
  const isProblem =
    headers.get('Content-Type')?.startsWith('application/problem+json') === true &&
    isObject(value) &&
    typeof value['request_id'] === 'string' &&
    typeof value['title'] === 'string' &&
    /[a-záéíóúñ] /u.test(String(value['detail'] ?? value['errors'] ?? value['errors_detail']));
  return isProblem && (status >= 500 || refused.includes(status));
}
