import { http, type HttpHandler } from 'msw';
import { mswPath } from '../paths/msw-path.ts';
import { controlHandlers } from '../sessions/control.ts';
import { Sessions } from '../sessions/session.ts';
import { bodyIsAnnounced, unmatchedAnswer } from '../sessions/unmatched.ts';
import { CORE_OPERATIONS } from './operations.ts';
import { type MockCoreOptions, Responder } from './respond.ts';

export type { MockCoreOptions } from './respond.ts';

/** Handlers of the core, and its answer to a request without a handler. */
export interface MockCore {
  readonly handlers: HttpHandler[];
  unmatched(request: Request): Response;
}

/** Creates a mock core with its own sessions, scenarios and journals. */
export function mockCore(options: MockCoreOptions = {}): MockCore {
  const sessions = new Sessions(CORE_OPERATIONS.map(({ id }) => id));
  const responder = new Responder(options, sessions);
  const operations = CORE_OPERATIONS.map((operation) =>
    http[operation.method](mswPath(operation.path), ({ request, params }) =>
      bodyIsAnnounced(request) ? responder.respond(operation, request, params) : undefined,
    ),
  );
  return {
    handlers: [...operations, ...controlHandlers(sessions)],
    unmatched: unmatchedAnswer(sessions, options.now),
  };
}

/** Returns the handlers of the core's operations and of its control endpoints. */
export const mockCoreHandlers = (options: MockCoreOptions = {}): HttpHandler[] => mockCore(options).handlers;
