/** Control endpoints below `/__mock/`. */
import { parseJson } from '@simulador/contracts/api/json';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN } from '../paths/msw-path.ts';
import type { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import { UnknownScenario } from '../scenarios/scenario.ts';
import { emptyWorkflow } from '../workflow/workflow-store.ts';
import type { MockState } from './mock-state.ts';

/** Returns a 400 for a control request that cannot be parsed; rethrows any other error. */
export function badRequest(error: unknown): Response {
  if (!(error instanceof UnknownScenario)) throw error;
  return HttpResponse.json({ detail: error.message }, { status: 400 });
}

type Action = (request: Request) => Response | Promise<Response>;

/** Returns the handlers of a path, by method. */
const endpoint = (
  path: string,
  actions: Readonly<Partial<Record<'get' | 'put' | 'delete', Action>>>,
): HttpHandler[] =>
  Object.entries(actions).map(([method, action]) =>
    http[method as keyof typeof actions](ANY_ORIGIN + path, async ({ request }) => {
      try {
        return await action(request);
      } catch (error) {
        return badRequest(error);
      }
    }),
  );

export const cleared = (clear: () => unknown) => (): Response => {
  clear();
  return new HttpResponse(null, { status: 204 });
};

/** Scenarios: GET, PUT `{operation or '*': scenario}`, DELETE. */
export const scenarioHandlers = (path: string, scenarios: ScenarioRegistry): HttpHandler[] =>
  endpoint(path, {
    get: () => HttpResponse.json(scenarios.shared),
    put: async (request) => {
      scenarios.share(parseJson(await request.text()));
      return HttpResponse.json(scenarios.shared);
    },
    delete: cleared(() => scenarios.share({})),
  });

/** Scenarios; the journal: GET (`?operation=`), DELETE; the workflow's rows: GET, DELETE. */
export const controlHandlers = (state: MockState): HttpHandler[] => [
  ...scenarioHandlers('/__mock/scenario', state.scenarios),
  ...endpoint('/__mock/journal', {
    get: ({ url }) => {
      const entries = state.journal.entries(new URL(url).searchParams.get('operation'));
      return HttpResponse.json({ count: entries.length, entries });
    },
    delete: cleared(() => state.journal.clear()),
  }),
  ...endpoint('/__mock/workflow', {
    get: () => HttpResponse.json(state.workflow.rows),
    delete: cleared(() => (state.workflow = emptyWorkflow())),
  }),
];
