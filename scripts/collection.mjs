// @ts-check
/** Makes a Postman collection (2.1, which Bruno and Hoppscotch import) from the BFF's document: a journey. Postman imports the document itself, too. */
import { documentedExchanges } from '../contracts/dist/api/documented-exchange.js';

/** @typedef {import('../contracts/dist/api/documented-exchange.js').DocumentedExchange} Exchange */
/**
 * A step's changes of the example, and the variables that it takes from the answer.
 * `awaits`: what is still under way is a 409 with `Retry-After`, after which the step is repeated.
 * @typedef {{ id: string, body?: Record<string, string>, path?: Record<string, string>, takes?: Record<string, string>, awaits?: true }} Step
 */

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Values of the demo's executive; the others are taken from answers. */
const VARIABLES = {
  baseUrl: 'http://localhost:3000',
  email: 'ejecutivo@demo.cl',
  password: 'demo-hipotecario',
};
const TAKEN = ['token', 'client', 'row', 'simulation', 'waits'];
/** Maximum number of repetitions of a step. */
const MAX_WAITS = 12;

/** The way of a credit from the UF to the workflow. @type {Step[]} */
const JOURNEY = [
  { id: 'token', body: { email: '"{{email}}"', password: '"{{password}}"' }, takes: { token: 'access' } },
  { id: 'paridad' },
  { id: 'catalogos_simulador' },
  { id: 'calc_dividendo', takes: { row: 'salida[0]' } },
  { id: 'authenticate_user', takes: { client: 'uuid' } },
  {
    id: 'create_executive_simulation',
    body: { client: '"{{client}}"', salida: '{{row}}' },
    takes: { simulation: 'uuid' },
  },
  { id: 'client_groups' },
  { id: 'simulation', path: { uuid: '{{simulation}}' } },
  { id: 'mail_simulation', body: { simulation: '"{{simulation}}"' } },
  // The mail is delivered first, which takes a few seconds.
  { id: 'send_to_workflow', body: { simulation: '"{{simulation}}"' }, awaits: true },
  { id: 'workflow_progress', path: { uuid: '{{simulation}}' } },
];

/** Returns a JSON body whose changed fields are texts with variables. @param {unknown} example @param {Record<string, string>} changes */
function bodyText(example, changes) {
  const marked = {
    .../** @type {object} */ (example),
    ...Object.fromEntries(Object.keys(changes).map((name) => [name, `§${name}`])),
  };
  const text = JSON.stringify(Object.keys(changes).length > 0 ? marked : example, null, 2);
  return text.replace(/"§(\w+)"/g, (_match, name) => changes[name] ?? '');
}

/** @param {Exchange} exchange @param {Record<string, string>} [changes] */
function urlOf({ template, parameters }, changes = {}) {
  const path = template
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/');
  const variable = parameters
    .filter((each) => each.in === 'path')
    .map(({ name, value }) => ({ key: name, value: changes[name] ?? String(value ?? '') }));
  return { raw: `{{baseUrl}}/${path.join('/')}`, host: ['{{baseUrl}}'], path, variable };
}

const SUCCESS = "pm.test('success', () => pm.expect(pm.response.code).to.be.below(300));";
const AWAITED = [
  "const seconds = pm.response.code === 409 ? Number(pm.response.headers.get('Retry-After')) : 0;",
  "const waits = Number(pm.collectionVariables.get('waits')) + 1;",
  "pm.collectionVariables.set('waits', seconds > 0 ? waits : 0);",
  `if (seconds > 0 && waits <= ${MAX_WAITS}) {`,
  '  pm.execution.setNextRequest(pm.info.requestName);',
  '  setTimeout(() => undefined, seconds * 1000);',
  `} else ${SUCCESS}`,
];

/** @param {Step} step */
const scriptOf = ({ takes = {}, awaits }) => [
  ...(awaits ? AWAITED : [SUCCESS]),
  ...Object.entries(takes).flatMap(([name, place]) => [
    `const ${name} = pm.response.json().${place};`,
    `pm.collectionVariables.set('${name}', typeof ${name} === 'string' ? ${name} : JSON.stringify(${name}));`,
  ]),
];

/** @param {Exchange} exchange @param {Step} step */
function itemOf(exchange, step) {
  const { method, body, credentials, summary, id } = exchange;
  const raw = body && bodyText(body.value, step.body ?? {});
  return {
    name: `${id}: ${summary}`,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: scriptOf(step) } }],
    request: {
      method,
      header: body ? [{ key: 'Content-Type', value: body.type }] : [],
      ...(credentials === null || id === 'token' ? { auth: { type: 'noauth' } } : {}),
      ...(raw && { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }),
      url: urlOf(exchange, step.path),
    },
  };
}

/** @param {any} document */
export function collectionOf(document) {
  const exchanges = documentedExchanges(document);
  const item = JOURNEY.map((step) =>
    itemOf(
      /** @type {Exchange} */ (exchanges.find(({ id }) => id === step.id)),
      step,
    ),
  );
  const values = [...Object.entries(VARIABLES), ...TAKEN.map((name) => [name, ''])];
  return {
    info: { name: document.info.title, description: document.info.description, schema: SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: values.map(([key, value]) => ({ key, value })),
    item: [{ name: 'Recorrido', description: 'A credit, from the UF to the workflow', item }],
  };
}
