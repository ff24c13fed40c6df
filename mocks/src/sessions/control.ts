/**
 * Control endpoints below `/__mock/`. Each is about one session: that of `?session=<id>`, of the header, or the default
 * one.
 */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ANY_ORIGIN } from '../paths/msw-path.ts';
import { UnknownScenario } from '../scenarios/scenario.ts';
import { type Session, type Sessions, WrongSession } from './session.ts';

const [SCENARIO_PATH, JOURNAL_PATH, WORKFLOW_PATH] = ['scenario', 'journal', 'workflow'].map(
  (name) => `${ANY_ORIGIN}/__mock/${name}`,
) as [string, string, string];

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

const cleared =
  (clear: (session: Session) => void): Action =>
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
export const journalHandlers = (sessions: Sessions): HttpHandler[] => [
  http.get(JOURNAL_PATH, inSession(sessions, showJournal)),
  http.delete(
    JOURNAL_PATH,
    inSession(
      sessions,
      cleared(({ journal }) => journal.clear()),
    ),
  ),
];

/** Scenarios: GET, PUT `{operation or '*': scenario}`, DELETE. The journal. The workflow's rows: GET, DELETE. */
export const controlHandlers = (sessions: Sessions): HttpHandler[] => [
  http.get(
    SCENARIO_PATH,
    inSession(sessions, ({ scenarios }) => HttpResponse.json(scenarios.shared)),
  ),
  http.put(SCENARIO_PATH, inSession(sessions, replaceScenarios)),
  http.delete(
    SCENARIO_PATH,
    inSession(
      sessions,
      cleared(({ scenarios }) => scenarios.share({})),
    ),
  ),
  ...journalHandlers(sessions),
  http.get(
    WORKFLOW_PATH,
    inSession(sessions, ({ workflow }) => HttpResponse.json(workflow.rows)),
  ),
  http.delete(
    WORKFLOW_PATH,
    inSession(
      sessions,
      cleared(({ workflow }) => workflow.clear()),
    ),
  ),
];
