import type { Recorder } from '@simulador/contracts/recording/recorder';
import type { Pool } from 'undici';
import { currentRequest } from './request-scope.ts';

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends to one origin and, when something records, hands over what passed. */
export class CoreWire {
  constructor(
    private readonly origin: string,
    private readonly pool: Pool,
    private readonly recorder: Recorder | null,
  ) {}

  async send(request: WireRequest, signal: AbortSignal): Promise<WireAnswer> {
    const startedAt = new Date();
    try {
      const { statusCode, headers, body } = await this.pool.request({ ...request, signal });
      const answer = { status: statusCode, headers, text: await body.text() };
      this.record(request, startedAt, answer);
      return answer;
    } catch (error) {
      this.record(request, startedAt, null, (error as { code?: string }).code);
      throw error;
    }
  }

  private record(request: WireRequest, startedAt: Date, answer: WireAnswer | null, errorCode?: string): void {
    this.recorder?.record({
      border: 'bff-core',
      requestId: currentRequest()?.requestId ?? null,
      startedAt,
      durationMs: Date.now() - startedAt.getTime(),
      request: { ...request, url: this.origin + request.path },
      response: answer && { status: answer.status, headers: answer.headers, body: answer.text },
      ...(errorCode === undefined ? {} : { errorCode }),
    });
  }
}
