import { afterAll, beforeAll } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USER_ROLES } from '@simulador/contracts/people/access';
import { createUser } from '../../src/testing/staff.ts';
import { startBff, type TestBff } from '../../src/testing/test-bff.ts';

export const OPS_TOKEN = 'credencial-de-operaciones';
export const ACCOUNT = { SERVICE_USER: 'lector', SERVICE_PASSWORD: 'una-clave-bien-larga' };

/** BFF with a built client and a user of each role, shared by tests that do not affect each other. */
export let bff: TestBff;
let clientFolder: string;

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), '.simulador-cliente-'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html><title>Simulador</title>');
  bff = await startBff({ clientFolder, env: { ...ACCOUNT, OPS_TOKEN, TRUST_PROXY: 'loopback' } });
  for (const role of USER_ROLES) await createUser(bff, role);
});
afterAll(async () => {
  await bff.close();
  await rm(clientFolder, { recursive: true });
});
