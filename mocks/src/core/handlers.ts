import { http, type HttpHandler } from 'msw';
import { mswPath } from '../paths/msw-path.ts';
import { controlHandlers } from '../state/control.ts';
import { MockState } from '../state/mock-state.ts';
import { bodyIsAnnounced, unmatchedAnswer } from '../state/unmatched.ts';
import { CORE_OPERATIONS } from './operations.ts';
import { type MockCoreOptions, Responder } from './respond.ts';

export type { MockCoreOptions } from './respond.ts';

/** Handlers of the core, and its answer to a request without a handler. */
export interface MockCore {
  readonly handlers: HttpHandler[];
  unmatched(request: Request): Response;
}

/** Creates a mock core with its own scenarios, journal and rows. */
export function mockCore(options: MockCoreOptions = {}): MockCore {
  const state = new MockState(CORE_OPERATIONS.map(({ id }) => id));
  const responder = new Responder(options, state);
  const operations = CORE_OPERATIONS.map((operation) =>
    http[operation.method](mswPath(operation.path), ({ request, params }) =>
      bodyIsAnnounced(request) ? responder.respond(operation, request, params) : undefined,
    ),
  );
  return {
    handlers: [...operations, ...controlHandlers(state)],
    unmatched: unmatchedAnswer(state.journal, options.now),
  };
}

/** Returns the handlers of the core's operations and of its control endpoints. */
export const mockCoreHandlers = (options: MockCoreOptions = {}): HttpHandler[] => mockCore(options).handlers;
