// @ts-check
/** Provider states of `npm run pact`: what a contract's interaction needs, done at the BFF by its own operations, as its clients do. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const demo = 'demo-hipotecario';
const { REPLAY_ADMIN_EMAIL = 'admin@demo.cl', REPLAY_ADMIN_PASSWORD = demo } = process.env;
const { REPLAY_EXECUTIVE_EMAIL = 'ejecutivo@demo.cl', REPLAY_EXECUTIVE_PASSWORD = demo } = process.env;
const { REPLAY_COMMERCIAL_EMAIL = 'comercial@demo.cl', REPLAY_COMMERCIAL_PASSWORD = demo } = process.env;
/** Credentials by role. */
const ROLES = {
  adminrole: { email: REPLAY_ADMIN_EMAIL, password: REPLAY_ADMIN_PASSWORD },
  executiverole: { email: REPLAY_EXECUTIVE_EMAIL, password: REPLAY_EXECUTIVE_PASSWORD },
  commercialrole: { email: REPLAY_COMMERCIAL_EMAIL, password: REPLAY_COMMERCIAL_PASSWORD },
};

/** Bodies of the examples of the BFF's document. */
const { paths } = JSON.parse(readFileSync(new URL('../contracts/openapi/bff.json', import.meta.url), 'utf8'));
/** @param {string} path */
const exampleOf = (path) => paths[path].post.requestBody.content['application/json'].example;

const RATE = '/api/tarificador/Tarifa';
const CALCULATION = '/api/external/calc_dividendo';
const CLIENTS = '/authentication/api/clients';
const SEND = '/api/application/Sim2Wf';
/** Times that a mail, and then a send, is waited for, a second each: a busy mail server is tried again after ten. */
const ATTEMPTS = 300;

/** Somebody who uses the BFF at a target: a visitor or, once signed in, a member of staff. */
export class Caller {
  /** Credentials of the caller's requests. @type {Record<string, string>} */
  headers = {};

  /** @param {string} target */
  constructor(target) {
    this.target = target;
  }

  /** Returns the handlers of all states by name; each returns the values that a contract can take into its requests. */
  get states() {
    /** @type {Record<string, () => Promise<object>>} */
    const setups = {
      'a suggested rate': () => this.ask('POST', RATE, exampleOf(RATE)),
      'a client': () => this.introduce(),
      'a saved simulation': () => this.save(),
      'a simulation sent to the workflow': () => this.send(),
    };
    for (const [role, user] of Object.entries(ROLES))
      setups[`signed in as ${role}`] = () => this.signIn(user);
    const states = Object.entries(setups).map(([name, setup]) => {
      // Pact's library hides why a state could not be set up.
      const said = (/** @type {Error} */ error) => {
        process.stderr.write(`${name}: ${error.message}\n`);
        throw error;
      };
      return [name, { setup: () => setup().catch(said), teardown: async () => void (this.headers = {}) }];
    });
    return Object.fromEntries(states);
  }

  /**
   * Sends a request, and returns the body of the answer. @param {string} method @param {string} path @param {object} [body]
   * @throws {Error} for any other status than 2xx
   */
  async ask(method, path, body) {
    const response = await fetch(this.target + path, {
      ...{ method, headers: { ...this.headers, 'content-type': 'application/json' } },
      body: body ? JSON.stringify(body) : null,
    });
    const answer = await response.json().catch(() => ({}));
    const { status } = response;
    if (!response.ok) {
      const isTooEarly = status === 409 && response.headers.has('retry-after');
      throw Object.assign(new Error(`${method} ${path}: ${status} ${answer.detail}`), { isTooEarly });
    }
    const [cookie] = response.headers.getSetCookie();
    if (cookie && !this.headers.authorization) this.headers.cookie = cookie.split(';', 1)[0] ?? '';
    return answer;
  }

  /** @param {{ email: string, password: string }} user */
  async signIn(user) {
    this.headers = {};
    const { access } = await this.ask('POST', '/api/token', user);
    this.headers = { authorization: `Bearer ${access}` };
    return {};
  }

  async introduce() {
    const { uuid: client } = await this.ask('POST', CLIENTS, exampleOf(CLIENTS));
    return { client };
  }

  /** Saves a simulation of a new client, as an executive or as a visitor. */
  async save() {
    const calculation = exampleOf(CALCULATION);
    const { salida } = await this.ask('POST', CALCULATION, calculation);
    const { client } = await this.introduce();
    const path = `/simulations/api/${this.headers.authorization ? 'executive' : 'web'}/simulations/create`;
    const body = { ...exampleOf(path), calculation, client, salida: salida[0] };
    const { uuid: simulation } = await this.ask('POST', path, body);
    return { client, simulation };
  }

  /** Sends a saved simulation to the workflow, which needs its mail to have left. */
  async send() {
    const saved = await this.save();
    const { simulation } = saved;
    await this.ask('POST', '/simulations/api/mail/send', { simulation });
    await until('mailed', () => this.ask('POST', SEND, { simulation }));
    const isDone = async () =>
      (await this.ask('GET', `/api/simulador/envios/${simulation}`)).state === 'done';
    await until('sent to the workflow', isDone);
    return saved;
  }
}

/** Waits for a condition, for five minutes at most; what is too early does not hold yet. @param {string} what @param {() => Promise<unknown>} holds */
async function until(what, holds) {
  const tooEarly = (/** @type {{ isTooEarly?: boolean }} */ error) => {
    if (!error.isTooEarly) throw error;
  };
  for (let count = 0; !(await holds().catch(tooEarly)); count += 1) {
    if (count === ATTEMPTS) throw new Error(`the simulation is not ${what} after five minutes`);
    await pause(1000);
  }
}
