/** Control endpoints below `/__mock/`. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN } from '../paths/msw-path.ts';
import { UnknownScenario } from '../scenarios/scenario.ts';
import { emptyWorkflow } from '../workflow/workflow-store.ts';
import type { Journal } from './journal.ts';
import type { MockState } from './mock-state.ts';

/** Returns a 400 for a control request that cannot be parsed; rethrows any other error. */
export function badRequest(error: unknown): Response {
  if (!(error instanceof UnknownScenario)) throw error;
  return HttpResponse.json({ detail: error.message }, { status: 400 });
}

/** Parses a request's body. @throws UnknownScenario */
export async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new UnknownScenario('El cuerpo no es JSON.');
  }
}

type Action = (request: Request) => Response | Promise<Response>;

/** Returns the handlers of `/__mock/<name>`, by method. */
const endpoint = (
  name: string,
  actions: Readonly<Partial<Record<'get' | 'put' | 'delete', Action>>>,
): HttpHandler[] =>
  Object.entries(actions).map(([method, action]) =>
    http[method as keyof typeof actions](`${ANY_ORIGIN}/__mock/${name}`, async ({ request }) => {
      try {
        return await action(request);
      } catch (error) {
        return badRequest(error);
      }
    }),
  );

const cleared = (clear: () => unknown) => (): Response => {
  clear();
  return new HttpResponse(null, { status: 204 });
};

/** Journal: GET (`?operation=`), DELETE. */
export const journalHandlers = (journal: Journal): HttpHandler[] =>
  endpoint('journal', {
    get: ({ url }) => {
      const entries = journal.entries(new URL(url).searchParams.get('operation'));
      return HttpResponse.json({ count: entries.length, entries });
    },
    delete: cleared(() => journal.clear()),
  });

/** Scenarios: GET, PUT `{operation or '*': scenario}`, DELETE. The journal. The workflow's rows: GET, DELETE. */
export const controlHandlers = (state: MockState): HttpHandler[] => [
  ...endpoint('scenario', {
    get: () => HttpResponse.json(state.scenarios.shared),
    put: async (request) => {
      state.scenarios.share(await jsonOf(request));
      return HttpResponse.json(state.scenarios.shared);
    },
    delete: cleared(() => state.scenarios.share({})),
  }),
  ...journalHandlers(state.journal),
  ...endpoint('workflow', {
    get: () => HttpResponse.json(state.workflow.rows),
    delete: cleared(() => (state.workflow = emptyWorkflow())),
  }),
];
