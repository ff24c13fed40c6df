import { type IsoDate, santiagoDate } from '@simulador/contracts/domain/dates';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { mockCoreHandlers, type MockCoreOptions, mswPath } from '../core/handlers.ts';
import type { CoreOperation, ErrorField, OperationId, PathParams } from '../core/operation.ts';
import { CORE_OPERATIONS } from '../core/operations.ts';
import { askingCore, type AskCore } from './ask-core.ts';
import { comparacion } from './comparacion.ts';
import { cuadro } from './cuadro.ts';
import { inicio } from './inicio.ts';
import { PDF, pdfAnswer } from './pdf.ts';
import { BffProblem, problemAnswer, unreadable } from './problem.ts';
import { MockSaving } from './saving.ts';

interface Question {
  readonly ask: AskCore;
  readonly body: unknown;
  readonly params: PathParams;
  readonly today: IsoDate;
  /** Its Idempotency-Key; empty without. */
  readonly key: string;
}

/** One operation of the BFF that is made of questions to the core. */
interface BffOperation {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly errorField: ErrorField;
  readonly tellsUfDate: boolean;
  /** 200 where none is said. */
  readonly status?: number;
  answer(question: Question): Promise<unknown>;
}

const WITH_UF: readonly OperationId[] = ['paridad', 'calc_dividendo'];

const passedOn = ({ id, method, path, errorField }: CoreOperation): BffOperation => ({
  method,
  path,
  errorField,
  tellsUfDate: WITH_UF.includes(id),
  answer: ({ ask, body, params }) => ask(id, body, params),
});

/** About saved simulations, which the core does not know. */
const OF_SAVED: readonly OperationId[] = ['last_simulation_email', 'pdf_simulacion'];

const OPERATIONS: readonly BffOperation[] = [
  ...CORE_OPERATIONS.filter(({ id }) => !OF_SAVED.includes(id)).map(passedOn),
  {
    method: 'get',
    path: '/api/simulador/inicio',
    errorField: 'detail',
    tellsUfDate: true,
    answer: ({ ask, today }) => inicio(ask, today),
  },
  {
    method: 'post',
    path: '/api/simulador/comparacion',
    errorField: 'detail',
    tellsUfDate: true,
    answer: ({ ask, body }) => comparacion(ask, body),
  },
  {
    method: 'post',
    path: '/api/simulador/cuadro',
    errorField: 'detail',
    tellsUfDate: true,
    answer: ({ ask, body, today }) => cuadro(ask, body, today),
  },
];

/** What is kept while the page lives. */
const savingOperations = (saving: MockSaving): readonly BffOperation[] => [
  {
    method: 'post',
    path: '/authentication/api/clients',
    errorField: 'detail',
    tellsUfDate: false,
    status: 201,
    answer: ({ body }) => Promise.resolve(body).then((client) => saving.introduce(client)),
  },
  {
    method: 'post',
    path: '/simulations/api/web/simulations/create',
    errorField: 'detail',
    tellsUfDate: true,
    status: 201,
    answer: ({ ask, body, key, today }) => saving.save(ask, body, key, today),
  },
];

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  return request.json().catch(() => {
    throw unreadable();
  });
}

async function respond(
  operation: BffOperation,
  request: Request,
  params: PathParams,
  core: HttpHandler[],
  today: IsoDate,
): Promise<Response> {
  try {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const question = { ask: askingCore(core, request), body: await bodyOf(request), params, today, key };
    const answer = await operation.answer(question);
    const ufDate = operation.tellsUfDate ? { 'X-Uf-Date': today } : {};
    const { status = 200 } = operation;
    return HttpResponse.json(answer as object, { status, headers: { 'X-Source': 'core', ...ufDate } });
  } catch (error) {
    if (!(error instanceof BffProblem)) throw error;
    return problemAnswer(error, operation.errorField);
  }
}

/** The BFF answers with and without the closing slash. */
const spellings = (path: string): string[] => {
  const open = path.replace(/\/$/, '');
  return [open, `${open}/`];
};

/**
 * The BFF's API, for the client alone: the mock core's operations at their paths, and what the BFF makes of them. The
 * control endpoints are the core's: scenarios and journal are those of the questions to the core.
 */
export function mockBffHandlers(options: MockCoreOptions = {}): HttpHandler[] {
  const core = mockCoreHandlers(options);
  const control = core.filter(({ info }) => String(info.path).startsWith('/__mock/'));
  const now = options.now ?? (() => new Date());
  const operations = [...OPERATIONS, ...savingOperations(new MockSaving())].flatMap((operation) =>
    spellings(operation.path).map((path) =>
      http[operation.method](mswPath(path), ({ request, params }) =>
        respond(operation, request, params, core, santiagoDate(now())),
      ),
    ),
  );
  const pdf = spellings(PDF).map((path) => http.get(path, ({ request }) => pdfAnswer(core, request)));
  return [...operations, ...pdf, ...control];
}
