import { Session } from '@simulador/mocks/replay/session';
import { retryUntil } from '../../bff/src/testing/retry-until.ts';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import { PERSON, PROJECT } from '../../bff/src/testing/visitor.ts';
import { BROWSER, emailOf, PASSWORD } from '../../bff/src/testing/staff.ts';
import { askDatabase } from '../../bff/src/testing/test-database.ts';
import { SEND } from '../../bff/src/testing/workflow.ts';

/** A browser of a visitor, in which an executive signs in later. */
class Browser {
  private readonly session = new Session();

  constructor(private readonly url: string) {}

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  /** Sends a request. @throws Error unless it succeeds */
  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
        ...this.session.headers,
      },
      body: body ? JSON.stringify(body) : null,
    });
    this.session.keepCookies(answer.headers.getSetCookie());
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    const value = isJson ? (JSON.parse(text) as Answer) : {};
    this.session.keepToken(value);
    return value;
  }
}

type Answer = Readonly<Record<string, unknown>>;

const CLIENT_PATH = '/authentication/api/clients/';
const LIST_PATH = '/simulations/api/executive/clients/simulations?days=1';
const COMMENTS_PATH = '/simulations/api/simulation_comments/';

async function visit(browser: Browser): Promise<string> {
  await browser.get('/api/simulador/inicio');
  const tarifa = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
  await browser.ask('POST', '/api/tarificador/Tarifa', tarifa);
  await browser.ask('POST', '/products/api/tmc', { amount: 2000, currency: 998, period: 300 });
  const calculated = await browser.ask('POST', '/api/external/calc_dividendo/', EXAMPLE_REQUEST);
  await browser.ask('POST', '/api/simulador/comparacion', { ...EXAMPLE_REQUEST, edad: 40 });
  await browser.ask('POST', '/api/simulador/cuadro', EXAMPLE_REQUEST);
  const client = await browser.ask('POST', CLIENT_PATH, PERSON);
  const [row] = calculated['salida'] as unknown[];
  const project = { ...PROJECT, client: client['uuid'] };
  const body = { ...project, calculation: EXAMPLE_REQUEST, salida: row };
  const key = { 'Idempotency-Key': 'el-intento-de-la-jornada' };
  const saved = await browser.ask('POST', '/simulations/api/web/simulations/create', body, key);
  const simulation = String(saved['uuid']);
  await browser.ask('POST', '/simulations/api/mail/send', { simulation });
  await browser.get(`/api/external/pdf_simulacion/?simulation=${simulation}`);
  return simulation;
}

async function attend(browser: Browser, simulation: string): Promise<void> {
  await browser.ask('POST', '/api/token', { email: emailOf('executiverole'), password: PASSWORD }, BROWSER);
  await browser.get('/authentication/api/user/info');
  await browser.get(LIST_PATH);
  await browser.get('/simulations/api/simulations/count?time_period=31');
  const { client } = await browser.get(`/simulations/api/simulation/${simulation}`);
  await browser.ask('POST', COMMENTS_PATH, { simulation, comment: 'Llamar a la cliente el lunes.' });
  await browser.get(`${COMMENTS_PATH}?simulation=${simulation}`);
  const path = `/simulations/api/simulations/${simulation}`;
  await browser.ask('PATCH', `${path}/update_info`, { estado: 2, resolucion: 4 });
  await browser.get(`/api/simulador/clientes/${String(client)}/historia`);
  await browser.ask('POST', SEND, { simulation });
  await browser.get(`/simulations/api/simulation/${simulation}`);
  await browser.get(LIST_PATH);
  await browser.ask('POST', '/api/simulador/sesion/cerrar', {});
}

/** Runs a whole journey: a visitor simulates, saves and mails; an executive signs in, reads, comments, changes and sends the simulation. */
export async function makeJourney(url: string, databaseUrl: string): Promise<void> {
  const browser = new Browser(url);
  const simulation = await visit(browser);
  const mailed = (): Promise<unknown[]> =>
    askDatabase(databaseUrl, 'SELECT 1 FROM simulations WHERE uuid = $1 AND mailed_at IS NOT NULL', [
      simulation,
    ]);
  const found = await retryUntil(mailed, ({ length }) => length > 0);
  if (found.length === 0) throw new Error('the mail of the journey did not leave');
  await attend(browser, simulation);
}
