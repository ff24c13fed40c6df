/**
 * Checks the BFF against its document: every operation sends a documented status, media type and headers, and its examples are real
 * requests and answers. `UPDATE_EXAMPLES=1` writes the examples.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { committedDocument } from '../src/bootstrap/document/bff-document.ts';
import { BFF_EXAMPLES, type Example } from '../src/bootstrap/document/examples.ts';
import { buildIfStale } from '../src/testing/built.ts';
import {
  type Ask,
  askListViews,
  askPersonRequests,
  askRateTables,
  formOf,
} from '../src/testing/ask-operations.ts';
import { EXAMPLE_REQUEST, OPERATIONS } from '../src/testing/example.ts';
import { settled, shortened } from '../src/testing/settled-example.ts';
import { retryUntil } from '../src/testing/retry-until.ts';
import { PERSON, PROJECT } from '../src/testing/visitor.ts';
import { workbookWith } from '../src/testing/spreadsheets.ts';
import { createUser, emailOf, PASSWORD, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { readonly headers?: object; readonly content?: object }>;
}
const document = JSON.parse(await committedDocument()) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
);

const OPS_TOKEN = 'credencial-de-operaciones';
/** Headers of every answer, set by Node or helmet, which the document omits. */
const UNDESCRIBED =
  /^(date|connection|keep-alive|content-(encoding|length|type|security-policy)|transfer-encoding|(x-(content|dns|download|frame|permitted|xss)|cross-origin|origin-agent|permissions|referrer)-.*|vary)$/;

const documented = JSON.parse(await readFile(BFF_EXAMPLES, 'utf8')) as Record<string, Example>;
let bff: TestBff;
const examples: Record<string, Example> = {};
/** Parts of an operation's answers that its document does not have. */
const misfits: Record<string, string[]> = {};
/** Errors of the parts of the visit. Operations that were not asked for one of them fail, and no others. */
const failures: string[] = [];

/** Runs a part of the visit; after an error the next parts are run all the same. */
const part = (work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => void failures.push(String(error)));

const isFilled = ({ length }: readonly unknown[]): boolean => length > 0;

/** Returns the parameters of path and query in a place like `tmc?month=2026-12`. */
function sentParameters(template: string, place: string): Record<string, string> {
  const [path = '', query = ''] = place.split('?');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name, index) => [name, path.split('/')[index] ?? '']);
  return Object.fromEntries([...inPath, ...new URLSearchParams(query)]) as Record<string, string>;
}

/** Requests an operation, checks the answer against the document, and stores both as its example. */
async function ask(
  id: string,
  body: object | FormData | null = null,
  headers: Readonly<Record<string, string>> = {},
  place = '',
): Promise<Record<string, unknown>> {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const found = (misfits[id] ??= []);
  const json = body instanceof FormData ? null : body;
  const response = await fetch(
    bff.url + operation.path.replace(/\{\w+\}(?:\/\{\w+\})?/, place) + (place.startsWith('?') ? place : ''),
    {
      method: operation.method,
      headers: { ...(json ? { 'Content-Type': 'application/json' } : {}), ...headers },
      body: json ? JSON.stringify(json) : (body as FormData | null),
    },
  );
  const documented = operation.responses[String(response.status)];
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  const names = Object.keys(documented?.headers ?? {}).map((name) => name.toLowerCase());
  if (response.status >= 300 || !documented) found.push(`${response.status} ${await response.text()}`);
  if (type && !Object.hasOwn(documented?.content ?? {}, type)) found.push(type);
  for (const name of response.headers.keys())
    if (!UNDESCRIBED.test(name) && !names.includes(name)) found.push(`header ${name}`);
  const answer = type === 'application/json' ? ((await response.json()) as Record<string, unknown>) : null;
  const parameters = sentParameters(operation.path, place);
  examples[id] = {
    ...(isFilled(Object.keys(parameters)) && { parameters: settled(parameters) as Record<string, string> }),
    ...(json && { request: settled(json) }),
    ...(answer !== null && { answer: shortened(settled(answer)) }),
  };
  return answer ?? {};
}

/** Asks every operation once, in parts that build on each other's rows. */
async function visit(): Promise<void> {
  let headers: Readonly<Record<string, string>> = {};
  let admin = headers;
  let [client, own, number] = ['', '', 0];
  const asAdmin: Ask = (operation, body, place, own) => ask(operation, body, { ...admin, ...own }, place);
  await part(async () => {
    const ops = { Authorization: `Bearer ${OPS_TOKEN}` };
    for (const id of ['live', 'ready']) await ask(id);
    for (const id of ['ops_modes', 'ops_drift', 'ops_shadow', 'ops_metrics', 'ops_jobs'])
      await ask(id, null, ops);
    const [job] = await bff.query('SELECT id FROM graphile_worker.add_job(\'mail\', \'{"intent":"x"}\')');
    const { id: jobId } = job as { id: string };
    for (const id of ['ops_pending_jobs', 'ops_retry_job', 'ops_cancel_job'])
      await ask(id, null, ops, id === 'ops_pending_jobs' ? '' : jobId);
    await ask('ops_set_breaker', null, ops, 'paridad/auto');
  });
  await part(async () => {
    for (const [method, path, body] of OPERATIONS) {
      const operation = operations.find((each) => each.method === method && each.path === path);
      await ask(operation?.operationId ?? path, body);
    }
  });
  await part(async () => {
    const staff = 'executiverole';
    await createUser(bff, staff);
    await ask('token', { email: emailOf(staff), password: PASSWORD });
    ({ headers } = await signIn(bff, staff));
    await ask('user_info', null, headers);
    for (const id of ['get_real_estates', 'Company', 'CompanyProject', 'CompanyLocation'])
      await ask(id, null, headers);
    await ask('get_projects_by_real_estate', null, headers, '1');
  });
  await part(async () => {
    client = String((await ask('authenticate_user', PERSON, headers)).uuid);
    await ask('known_client', { identification: PERSON.identification }, headers);
    const { salida } = await ask('calc_dividendo', EXAMPLE_REQUEST);
    const project = Object.fromEntries(Object.entries(PROJECT).filter(([, value]) => value !== null));
    const toSave = { ...project, client, calculation: EXAMPLE_REQUEST, salida: (salida as object[])[0] };
    own = String((await ask('create_executive_simulation', toSave, headers)).uuid);
    await ask('create_web_simulation', toSave, { ...headers, 'Idempotency-Key': 'una' });
    const { id, quote } = await ask('simulation', null, headers, own);
    number = Number(id);
    await ask('cotizacion', { number: id, token: (quote as { token: string }).token });
  });
  await part(async () => {
    for (const id of ['client_groups', 'simulation_counts', 'states', 'resolutions'])
      await ask(id, null, headers);
    await ask('simulations_per_day', null, headers, '?time_period=2');
    for (const id of ['client', 'client_simulations']) await ask(id, null, headers, client);
    await ask('update_info', { estado: 2, resolucion: 3 }, headers, own);
    await ask('management_state', { state: 3, simulation: own }, headers, own);
    await ask('result_state', { state: 6, simulation: own }, headers, own);
    await ask('plan_contact', { date: '2026-11-27', channel: 'phone', note: 'Desde las 18 h' }, headers, own);
    await ask('take_simulation', null, headers, own);
    await ask('pendientes', null, headers);
    await askListViews((id, body, tail) => ask(id, body, headers, tail));
    await ask('historia', null, headers, client);
    const next_contact = { date: '2026-11-27', time: '10:30', channel: 'phone' };
    await ask('record_contact', { outcome: 'talked', note: 'Acepta 20 años.', next_contact }, headers, own);
    await ask('end_contact', null, headers, own);
    await ask('download_simulations', null, headers, '?days=1');
  });
  await part(async () => {
    const workbook = workbookWith([
      ['ID', 'Estado'],
      [number, 'Aprobada'],
    ]);
    await ask('read_simulations', formOf(workbook), headers);
    await ask('upload_simulations', formOf(workbook), headers);
  });
  await part(async () => {
    const { uuid: comment } = await ask('add_comment', { simulation: own, comment: 'Llamar.' }, headers);
    await ask('highlight_comment', { highlight: true }, headers, String(comment));
    await ask('comments', null, headers, `?simulation=${own}`);
    await ask('delete_comment', null, headers, String(comment));
  });
  await part(async () => {
    for (const role of ['adminrole', 'commercialrole'] as const) await createUser(bff, role);
    ({ headers: admin } = await signIn(bff, 'adminrole'));
    await ask('commercials', null, admin);
    type Named = { uuid: string }[];
    const [{ uuid: executive = '' } = {}] = (await ask('executives', null, admin)) as unknown as Named;
    await ask('assignable', null, admin, '?days=1');
    const picked = { simulations: [own] };
    for (const id of ['preview_assignment', 'assign_simulations_to_executive'])
      await ask(id, picked, admin, executive);
    await ask('undo_assignment', { simulations: [{ uuid: own, version: 6, commercial: null }] }, admin);
    const COMMERCIAL = `bank_role = 'commercialrole'`;
    await bff.query(
      `UPDATE simulations SET commercial = (SELECT id FROM users WHERE ${COMMERCIAL}) WHERE uuid = $1`,
      [own],
    );
    await bff.query(`UPDATE users SET disabled = true WHERE ${COMMERCIAL}`);
    await ask('disabled_executives', null, admin);
    await bff.query(`UPDATE users SET disabled = false WHERE ${COMMERCIAL}`);
  });
  await part(async () => {
    await askRateTables(asAdmin, bff, admin);
    await asAdmin('price_approval', null);
  });
  await part(() => askPersonRequests(asAdmin, bff, admin));
  await part(async () => {
    await bff.query('UPDATE simulations SET mailed_at = created WHERE uuid = $1', [own]);
    await bff.core.play({ PropertyExtended: 'status:500' });
    await bff.http.post('/api/application/Sim2Wf').set(headers).send({ simulation: own });
    // The failed attempt holds its job for a moment; the next one is timed by the database's clock.
    const failed = 'SELECT FROM graphile_worker.jobs WHERE attempts > 0 AND locked_at IS NULL';
    await retryUntil(() => bff.query(failed), isFilled);
    await bff.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => '2036-11-20T15:00:07Z') FROM graphile_worker.jobs`,
    );
    await ask('stopped_flows', null, admin, '?state=stopped');
    await ask('cancel_flow', null, admin, own);
    await bff.http.post('/api/application/Sim2Wf').set(headers).send({ simulation: own });
    await bff.core.play({});
    await ask('retry_flow', null, admin, own);
    for (const id of ['head_figures', 'head_list']) await ask(id, null, admin);
    await ask('send_to_workflow', { simulation: own }, headers);
    await ask('workflow_progress', null, headers, own);
  });
  await part(async () => {
    await ask('update_contact', { phone_number: PERSON.phone_number }, headers, client);
    await ask('mail_simulation', { simulation: own }, headers);
    await bff.query('UPDATE simulations SET mail_refused_at = now() WHERE uuid = $1', [own]);
    await ask('correct_mail', { email: 'corregida@correo.example' }, headers, own);
    await ask('last_simulation_email', null, headers, client);
    await ask('pdf_simulacion', null, headers, `?simulation=${own}`);
  });
  await part(async () => {
    for (const id of ['sign_in_ways', 'renew_session', 'close_session']) await ask(id, null, headers);
  });
}

describe('an operation of the API', () => {
  beforeAll(async () => {
    buildIfStale();
    bff = await startBff({ env: { OPS_TOKEN } });
    await visit();
    if (process.env['UPDATE_EXAMPLES'])
      await writeFile(BFF_EXAMPLES, `${JSON.stringify(examples, null, 2)}\n`);
  });
  afterAll(() => bff.close());

  it('has examples if it is asked here; `UPDATE_EXAMPLES=1` writes them', () =>
    expect(Object.keys(examples).toSorted()).toEqual(Object.keys(documented).toSorted()));

  it.each(Object.entries(documented))(
    '%s has the status, media type and headers of its document, and its examples',
    (id, example) => {
      expect(misfits[id] ?? ['was not asked', ...failures]).toEqual([]);
      expect(examples[id]).toEqual(example);
    },
  );
});
