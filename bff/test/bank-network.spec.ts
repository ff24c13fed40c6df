import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createProxy, type Server } from 'node:http';
import { createServer, type Server as TlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import { type BffProcess, startBffProcess } from '../src/testing/bff-process.ts';
import { runBuilt } from '../src/testing/built.ts';
import { createDatabase, type TestDatabase } from '../src/testing/test-database.ts';

const CORE = 'core.bank.example';
const LOGIN = 'login.bank.example';
const DISCOVERED = {
  issuer: `https://${LOGIN}`,
  authorization_endpoint: `https://${LOGIN}/authorize`,
  token_endpoint: `https://${LOGIN}/token`,
  jwks_uri: `https://${LOGIN}/keys`,
};
const RECORDING = 'mocks/recordings/core.har';
const PROXY_ACCOUNT = { user: 'simulador', password: 'clave del proxy' };

const folder = mkdtempSync(join(tmpdir(), 'bank-network-'));
const paths = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
/** The bank's servers, reached by name through its proxy only. */
let bank: TlsServer;
let proxy: Server;
let refuses = false;
let database: TestDatabase;
let bff: BffProcess;
const tunnels: (readonly [target: string, account: string])[] = [];
const certified: boolean[] = [];

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Settings of the bank's network. */
function network(): Record<string, string> {
  const { user, password } = PROXY_ACCOUNT;
  const address = `http://${user}:${encodeURIComponent(password)}@127.0.0.1:${portOf(proxy)}`;
  return {
    CORE_CLIENT_CERT: paths.cert,
    CORE_CLIENT_KEY: paths.key,
    NODE_EXTRA_CA_CERTS: paths.cert,
    HTTPS_PROXY_FILE: file('proxy', address),
  };
}

const portOf = (server: Server | TlsServer): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: CORE }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      { name: 'subjectAltName', altNames: [CORE, LOGIN].map((value) => ({ type: 2 as const, value })) },
    ],
  });
  writeFileSync(paths.cert, cert);
  writeFileSync(paths.key, key);
  bank = createServer(
    { cert, key, ca: cert, requestCert: true, rejectUnauthorized: false },
    (request, answer) => {
      const isCore = request.headers.host === CORE;
      if (isCore) certified.push((request.socket as TLSSocket).authorized);
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify(isCore ? 40_880.36 : DISCOVERED));
    },
  ).listen(0, '127.0.0.1');
  proxy = createProxy().listen(0, '127.0.0.1');
  proxy.on('connect', (request, socket) => {
    tunnels.push([request.url ?? '', request.headers['proxy-authorization'] ?? '']);
    if (refuses) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n').on('error', () => undefined);
    const tunnel = connect(portOf(bank), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    for (const end of [socket, tunnel]) end.on('error', () => tunnel.destroy());
  });
  await Promise.all([once(bank, 'listening'), once(proxy, 'listening')]);
  database = await createDatabase();
  bff = await startBffProcess({
    DATABASE_URL_FILE: file('database-url', `${database.url}\n`),
    CORE_URL: `https://${CORE}`,
    ...network(),
    OIDC_ISSUER: `https://${LOGIN}`,
    OIDC_CLIENT_ID: 'simulador',
    OIDC_CLIENT_SECRET: 'secreto-del-proveedor',
    OIDC_ROLES: 'jefatura=adminrole',
    PUBLIC_URL: 'http://localhost:3000',
    CORE_TIEMOUT_MS: '900',
    MODE_TMC: 'core',
    TMC_URL: `https://other.bank.example`,
  });
});
afterAll(async () => {
  await bff.kill();
  bank.closeAllConnections();
  bank.close();
  proxy.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Runs a command against the core, with the settings of the BFF. */
const run = (...args: string[]) =>
  runBuilt('../../scripts/run.mjs', [...args, '--target', `https://${CORE}`], network());

describe('in a bank’s network', () => {
  it('asks the core through the proxy, with a client certificate and the bank’s own authority', async () => {
    const answer = await fetch(`${bff.url}/api/external/paridad/`);
    expect([answer.status, answer.headers.get('x-source'), await answer.json()]).toEqual([
      200,
      'core',
      40_880.36,
    ]);
    const { user, password } = PROXY_ACCOUNT;
    const account = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    expect(tunnels).toContainEqual([`${CORE}:443`, account]);
    expect(new Set(certified)).toEqual(new Set([true]));
  });

  it('reaches the identity provider through the proxy', async () => {
    const answer = await fetch(`${bff.url}/api/simulador/sesion/oidc`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(DISCOVERED.authorization_endpoint);
    expect(tunnels.map(([target]) => target)).toContain(`${LOGIN}:443`);
  });

  it('is checked by the commands on the same way', async () => {
    const before = tunnels.length;
    const [code, output] = await run('mocks/dist/conformance/main.js', '--operation', 'paridad');
    expect([code, output]).toEqual([0, expect.stringContaining('✓ paridad')]);
    expect(tunnels.length).toBeGreaterThan(before);
    expect(new Set(certified)).toEqual(new Set([true]));
  });

  it('says that the core is not reached where the proxy opens no tunnel', async () => {
    refuses = true;
    const body = { amount: 2000, currency: 998, period: 240 };
    const answer = await fetch(`${bff.url}/products/api/tmc`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    });
    expect([answer.status, bff.log()]).toEqual([502, expect.stringContaining('PROXY_403')]);
    expect((await fetch(`${bff.url}/health/live`)).status).toBe(200);
  });

  it.each([
    ['mocks/dist/conformance/main.js'],
    ['mocks/dist/recording/main.js', '--dir', folder],
    ['mocks/dist/replay/main.js', RECORDING, '--border', 'bff-core'],
    ['scripts/pact.mjs', 'no-contract.json'],
  ])('says why it is not reached in the commands too: %s', async (...args: string[]) => {
    expect(await run(...args)).toEqual([
      3,
      expect.stringContaining('el proxy de HTTPS_PROXY no deja llegar a esa dirección (PROXY_403)'),
    ]);
  });

  it('names a misspelt variable at the start, and prints no secret', () => {
    expect(bff.log()).toContain('CORE_TIEMOUT_MS');
    expect(bff.log()).not.toMatch(/clave|secreto/);
  });
});
