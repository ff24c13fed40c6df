import { Pool } from 'undici';
import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';

/** A request to compare, and the factor by which the BFF has to be faster than the stock app on Node 24. */
export interface Contest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly name: string;
  readonly goal: number;
}

export const CONTESTS: readonly Contest[] = [
  { name: 'cached (paridad)', goal: 1.2, method: 'GET', path: '/api/external/paridad/' },
  { name: 'proxied (types)', goal: 1, method: 'GET', path: '/api/tarificador/RealEstateType/' },
  {
    name: 'calc_dividendo',
    goal: 1.8,
    method: 'POST',
    path: '/api/external/calc_dividendo/',
    body: EXAMPLE_REQUEST,
  },
];

const CONNECTIONS = 32;
/** Number of requests per address: below the BFF's limit. */
const REQUESTS_OF_ONE_ADDRESS = 300;
/** Session cookie of a returning visitor, with its name in production. */
const SESSION = '__Host-simulador_sesion=' + 'a'.repeat(43);

let sent = 0;

/** Returns a forwarded address; another visitor's every few requests. */
function nextAddress(): string {
  sent += 1;
  const visitor = Math.floor(sent / REQUESTS_OF_ONE_ADDRESS);
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/**
 * Repeats a request over keep-alive connections, each as soon as it is answered.
 * @returns number of answers
 * @throws Error for any status but 200
 */
export async function load(url: string, request: Contest, milliseconds: number): Promise<number> {
  const until = performance.now() + milliseconds;
  const pool = new Pool(url, { connections: CONNECTIONS });
  const { method, path } = request;
  const body = request.body ? JSON.stringify(request.body) : null;
  const headers = {
    cookie: SESSION,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  };
  let answers = 0;
  const repeat = async (): Promise<void> => {
    while (performance.now() < until) {
      const forwarded = { ...headers, 'x-forwarded-for': nextAddress() };
      const answer = await pool.request({ method, path, body, headers: forwarded });
      const text = await answer.body.text();
      if (answer.statusCode !== 200)
        throw new Error(`unexpected answer ${answer.statusCode}: ${text.slice(0, 2000)}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  await pool.close();
  return answers;
}
