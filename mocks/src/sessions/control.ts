/**
 * Control endpoints below `/__mock/`. Each is about one session: that of `?session=<id>`, of the header, or the default
 * one.
 */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN } from '../paths/msw-path.ts';
import { UnknownScenario } from '../scenarios/scenario.ts';
import { emptyWorkflow } from '../workflow/workflow-store.ts';
import { type Session, type Sessions, WrongSession } from './session.ts';

/** Returns a 400 for a control request that cannot be parsed; rethrows any other error. */
export function badRequest(error: unknown): Response {
  if (!(error instanceof UnknownScenario || error instanceof WrongSession)) throw error;
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

type Action = (session: Session, request: Request) => Response | Promise<Response>;

/** Returns the handlers of `/__mock/<name>`, by method. */
const endpoint = (
  sessions: Sessions,
  name: string,
  actions: Readonly<Partial<Record<'get' | 'put' | 'delete', Action>>>,
): HttpHandler[] =>
  Object.entries(actions).map(([method, action]) =>
    http[method as keyof typeof actions](`${ANY_ORIGIN}/__mock/${name}`, async ({ request }) => {
      try {
        return await action(sessions.ofControl(request), request);
      } catch (error) {
        return badRequest(error);
      }
    }),
  );

const cleared =
  (clear: (session: Session) => unknown): Action =>
  (session) => {
    clear(session);
    return new HttpResponse(null, { status: 204 });
  };

const replaceScenarios: Action = async ({ scenarios }, request) => {
  scenarios.share(await jsonOf(request));
  return HttpResponse.json(scenarios.shared);
};

const showJournal: Action = ({ journal }, request) => {
  const entries = journal.entries(new URL(request.url).searchParams.get('operation'));
  return HttpResponse.json({ count: entries.length, entries });
};

/** Journal: GET (`&operation=`), DELETE. */
export const journalHandlers = (sessions: Sessions): HttpHandler[] =>
  endpoint(sessions, 'journal', { get: showJournal, delete: cleared(({ journal }) => journal.clear()) });

/** Scenarios: GET, PUT `{operation or '*': scenario}`, DELETE. The journal. The workflow's rows: GET, DELETE. */
export const controlHandlers = (sessions: Sessions): HttpHandler[] => [
  ...endpoint(sessions, 'scenario', {
    get: ({ scenarios }) => HttpResponse.json(scenarios.shared),
    put: replaceScenarios,
    delete: cleared(({ scenarios }) => scenarios.share({})),
  }),
  ...journalHandlers(sessions),
  ...endpoint(sessions, 'workflow', {
    get: ({ workflow }) => HttpResponse.json(workflow.rows),
    delete: cleared((session) => (session.workflow = emptyWorkflow())),
  }),
];
