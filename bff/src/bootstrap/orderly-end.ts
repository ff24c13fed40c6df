import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type AppConfig, APP_CONFIG } from '../config/environment.ts';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

/** Pause between a signal and the end of new connections, so that a load balancer notices the failing readiness probe. */
@Injectable()
export class Drain {
  private ended: Promise<void> | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  get hasBegun(): boolean {
    return this.ended !== undefined;
  }

  /** Begins the pause unless it has begun. Resolves at its end. */
  begin(): Promise<void> {
    const { shutdownDelayMs } = this.config;
    this.ended ??= shutdownDelayMs === 0 ? Promise.resolve() : pause(shutdownDelayMs);
    return this.ended;
  }
}

/** Time for the first request of a connection that was just opened. */
const FIRST_REQUEST_MS = 1_000;

/**
 * Completes Nest's shutdown, which finishes running requests. After the pause no connection is accepted and jobs end. Every answer closes
 * its connection, because open ones would keep the process running; one that a browser opened in advance and does not use either ends
 * after a second. A shutdown that takes too long exits with code 1, so that a hanging request does not block it.
 */
export function endInOrder(server: Server, limitMs: number, logger: Logger, drain: Drain): void {
  const latest = latestAnswers(server);
  const force = (): never => {
    logger.error({ limitMs }, 'shutdown took too long, requests were cut off');
    process.exit(1);
  };
  const endUnused = (): void => {
    for (const socket of latest.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  const begin = (): void => {
    refuseNew(server);
    for (const answer of latest.values()) if (answer) answer.shouldKeepAlive = false;
    server.prependListener('request', (_request, answer) => (answer.shouldKeepAlive = false));
    setTimeout(endUnused, FIRST_REQUEST_MS).unref();
    setTimeout(force, limitMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void drain.begin().then(begin));
}

/** Closes the server now. Nest closes it only when its jobs have ended, but still waits for running requests. */
function refuseNew(server: Server): void {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.close = (done) => {
    void closed.then(() => done?.());
    return server;
  };
}

/** Latest answer of each open connection, sent or pending; null before its first request. */
function latestAnswers(server: Server): ReadonlyMap<Socket, ServerResponse | null> {
  const latest = new Map<Socket, ServerResponse | null>();
  server.on('request', ({ socket }, answer) => void latest.set(socket, answer));
  server.on('connection', (socket) => {
    latest.set(socket, null);
    socket.once('close', () => latest.delete(socket));
  });
  return latest;
}
