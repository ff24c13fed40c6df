// @ts-check
// `npm run prism`: the BFF with every capability on `core`, against Prism's mock of core.yaml, which knows nothing but
// the document and its examples. Prism is fetched by npx and is no dependency; PRISM names one that is there already.
import { rmSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.mjs';
import { endServers, freePort, startServer, whenAnswering } from './servers.mjs';

const PRISM = process.env.PRISM ?? 'npx --yes @stoplight/prism-cli@5.14.2';
const CAPABILITIES =
  'PARIDAD CATALOGOS SEGUROS DIVIDENDO OPERATION_COSTS TMC TARIFICADOR AUTH PDF MAIL INMOBILIARIAS';

/** Credit of the example whose answer Prism returns: the first one of calc_dividendo. */
const CREDIT = { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 };
const TARIFA = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
const COSTS = {
  credit_amount: 2000,
  estate_value: 2500,
  has_dfl2: false,
  is_social_estate: false,
  subpurpose: 1,
};
const STAFF = { email: 'ejecutivo@core.example', password: 'core-hipotecario' };

/** @typedef {[what: string, method: string, path: string, body: object | null, isRight: (body: any) => boolean]} Step */
const isList = (/** @type {any} */ body) => Array.isArray(body) && body.length > 0;
/** @type {Step[]} */
const STEPS = [
  ['UF', 'GET', '/api/external/paridad/', null, (body) => body === 40880.36],
  ['listas', 'GET', '/api/external/catalogos_simulador/', null, (body) => isList(body.comunas)],
  ['seguros', 'GET', '/api/external/seguros_desgravamen/', null, isList],
  ['seguros', 'GET', '/api/external/seguros_incendio/', null, isList],
  ['seguros', 'GET', '/api/external/seguros_cesantia/', null, isList],
  ['productos', 'GET', '/products/api/products', null, isList],
  ['tarifas', 'GET', '/api/external/tarifas/', null, isList],
  ['inicio', 'GET', '/api/simulador/inicio', null, (body) => body.errors.length === 0],
  [
    'dividendo',
    'POST',
    '/api/external/calc_dividendo/',
    CREDIT,
    (body) => body.salida[0].DivTotal === 11.4796,
  ],
  ['tasa sugerida', 'POST', '/api/tarificador/Tarifa', TARIFA, (body) => body.rate === 4.5],
  ['gastos', 'POST', '/simulations/api/calc_operation_costs', COSTS, (body) => body.length === 6],
  [
    'TMC',
    'POST',
    '/products/api/tmc',
    { amount: 2000, currency: 998, period: 300 },
    (body) => body.Valor === 6.6,
  ],
  ['sesión', 'POST', '/api/token', STAFF, (body) => typeof body.access === 'string'],
  ['inmobiliarias', 'GET', '/inmobiliarias/Company/', null, isList],
  ['proyectos', 'GET', '/api/integrations/get_projects_by_real_estate/1/', null, isList],
];

/** Runs the steps. @param {string} origin @returns {Promise<number>} number of failed steps */
async function walk(origin) {
  let wrong = 0;
  /** @type {Record<string, string>} */
  const headers = { 'Content-Type': 'application/json' };
  for (const [what, method, path, body, isRight] of STEPS) {
    const answer = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    const source = answer.headers.get('X-Source') ?? '-';
    const right = answer.ok && ['core', 'cache', '-'].includes(source) && isRight(JSON.parse(text));
    if (path === '/api/token' && right) headers.Authorization = `Bearer ${JSON.parse(text).access}`;
    if (!right) wrong += 1;
    console.log(
      `${right ? '✓' : '✗'} ${what}: ${method} ${path} ${answer.status} ${source} ${right ? '' : text}`,
    );
  }
  console.log(`${STEPS.length - wrong} de ${STEPS.length} respuestas correctas contra ${PRISM}.`);
  return wrong;
}

buildIfStale();
const [corePort, bffPort] = [await freePort(), await freePort()];
const data = '.cache/prism';
rmSync(data, { recursive: true, force: true });
try {
  const core = `http://127.0.0.1:${corePort}`;
  // Without --dynamic, so that only the document's examples are returned.
  const command = `${PRISM} mock contracts/openapi/core.yaml --host 127.0.0.1 --port ${corePort}`;
  const prism = startServer(command, { SCARF_ANALYTICS: 'false' });
  await whenAnswering(prism, core);
  const bff = startServer('exec node bff/dist/launch/main.js', {
    ...Object.fromEntries(CAPABILITIES.split(' ').map((name) => [`MODE_${name}`, 'core'])),
    ...{ CORE_URL: core, CORE_USER: 'prism', CORE_PASSWORD: 'prism', CORE_TIMEOUT_MS: '10000' },
    ...{ PORT: String(bffPort), DATA_DIR: data, DATABASE_URL: '' },
  });
  await whenAnswering(bff, `http://127.0.0.1:${bffPort}/health/ready`);
  process.exitCode = (await walk(`http://127.0.0.1:${bffPort}`)) > 0 ? 1 : 0;
} finally {
  await endServers();
  rmSync(data, { recursive: true, force: true });
}
