/**
 * Control endpoints below `/__mock/`. Each is about one session: that of `?session=<id>`, of the header, or the default
 * one.
 */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { UnknownScenario } from '../scenarios/scenario.ts';
import { type Session, type Sessions, WrongSession } from './session.ts';

/** Prefix of a handler's path. Without it MSW resolves the path against the current page. */
export const ANY_ORIGIN = '*://:host';

const SCENARIO_PATH = `${ANY_ORIGIN}/__mock/scenario`;
const JOURNAL_PATH = `${ANY_ORIGIN}/__mock/journal`;
const WORKFLOW_PATH = `${ANY_ORIGIN}/__mock/workflow`;

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

const inSession =
  (sessions: Sessions, action: Action) =>
  async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await action(sessions.ofControl(request), request);
    } catch (error) {
      return badRequest(error);
    }
  };

const showScenarios: Action = ({ scenarios }) => HttpResponse.json(scenarios.shared);

const replaceScenarios: Action = async ({ scenarios }, request) => {
  scenarios.share(await jsonOf(request));
  return HttpResponse.json(scenarios.shared);
};

const forgetScenarios: Action = ({ scenarios }) => {
  scenarios.clear();
  return new HttpResponse(null, { status: 204 });
};

const showJournal: Action = ({ journal }, request) => {
  const entries = journal.entries(new URL(request.url).searchParams.get('operation'));
  return HttpResponse.json({ count: entries.length, entries });
};

const clearJournal: Action = ({ journal }) => {
  journal.clear();
  return new HttpResponse(null, { status: 204 });
};

const showWorkflow: Action = ({ workflow }) => HttpResponse.json(workflow.rows);

const emptyWorkflow: Action = ({ workflow }) => {
  workflow.clear();
  return new HttpResponse(null, { status: 204 });
};

/** Journal: GET (`&operation=`), DELETE. */
export const journalHandlers = (sessions: Sessions): HttpHandler[] => [
  http.get(JOURNAL_PATH, inSession(sessions, showJournal)),
  http.delete(JOURNAL_PATH, inSession(sessions, clearJournal)),
];

/** Scenarios: GET, PUT `{operation or '*': scenario}`, DELETE. The journal. The workflow's rows: GET, DELETE. */
export function controlHandlers(sessions: Sessions): HttpHandler[] {
  return [
    http.get(SCENARIO_PATH, inSession(sessions, showScenarios)),
    http.put(SCENARIO_PATH, inSession(sessions, replaceScenarios)),
    http.delete(SCENARIO_PATH, inSession(sessions, forgetScenarios)),
    ...journalHandlers(sessions),
    http.get(WORKFLOW_PATH, inSession(sessions, showWorkflow)),
    http.delete(WORKFLOW_PATH, inSession(sessions, emptyWorkflow)),
  ];
}
