import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COPIES } from '@simulador/contracts/simulations/copies';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Audit } from '../access/audit.ts';
import { EXAMPLE_REQUEST } from '../testing/example.ts';
import { PERSON, Visitor } from '../testing/visitor.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { bffForSpec } from '../testing/for-spec.ts';
import { runPeopleCommand } from './people-command.ts';
import { personalRows } from '../people/personal-data/personal-tables.ts';

const OTHER = {
  ...PERSON,
  email: 'paula.soto@correo.example',
  identification: '11111111-1',
  first_name: 'Paula',
  last_name: 'Soto',
  phone_number: '+56987654321',
};

// Trusted, so that each test uses its own address and limit.
const bff = bffForSpec({ TRUST_PROXY: 'loopback' });
let folder: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'simulador-persona-'));
  await bff.query('TRUNCATE clients, sessions, person_requests CASCADE');
});
afterEach(() => rm(folder, { recursive: true }));

/** Saves two simulations, one with an idempotency key, so that every table with personal data has a row of the person. */
async function simulate(person: typeof PERSON | typeof OTHER): Promise<[Visitor, string]> {
  const visitor = new Visitor(bff.http);
  const calculation = { ...EXAMPLE_REQUEST, Rut: person.identification };
  const calculated = await visitor.calculated(await visitor.introduce(person), calculation);
  const body = { ...calculated, phone_number: person.phone_number };
  await visitor.save(body, 'un-intento');
  const { body: saved } = await visitor.save(body);
  return [visitor, String(saved.uuid)];
}

const run = (args: readonly string[], person: string = PERSON.identification): Promise<void> =>
  runPeopleCommand(args, {
    source: bff.app.get(DataSource),
    audit: bff.app.get(Audit),
    readPerson: () => Promise.resolve(`${person}\n`),
    env: {},
    clock: bff.clock,
    secret: 'un-secreto-de-prueba-de-32-caracteres',
    print: (line) => void lines.push(line),
  });

const latestRecord = async () =>
  (await bff.query('SELECT action, actor, subject FROM audit ORDER BY id DESC LIMIT 1'))[0];

/** Registers a request, and returns its number. */
async function registered(kind: string, person?: string): Promise<string> {
  await run(['register', '--kind', kind], person);
  return /^N\.º (\d+)/.exec(lines.pop() ?? '')?.[1] ?? '';
}

describe('npm run person -- export', () => {
  it('gives all that is kept of the person of a request, and nothing of another', async () => {
    await simulate(PERSON);
    await simulate(OTHER);
    await run(['export', await registered('access', '12.345.678-5')]);
    const tables = JSON.parse(lines.join('\n')) as Record<string, Record<string, unknown>[]>;
    expect(
      Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length])),
    ).toMatchObject({ clients: 1, introductions: 1, simulations: 2, mail_intents: 2, idempotency_keys: 1 });
    expect(tables['clients']?.[0]).toMatchObject({ identification: '12345678-5', email: PERSON.email });
    expect(tables['simulations']?.[0]).toMatchObject({
      inputs: { firstName: 'Camila', netIncomeClp: 2_100_000 },
      snapshot: { row: { DivTotal: 11.5316 } },
      consent: { text: expect.stringMatching(/^Autorizo el uso de mis datos/) },
    });
    expect(lines.join()).not.toMatch(/Paula|11111111|\\\\x/);
    const [client] = (await bff.query('SELECT uuid FROM clients WHERE email = $1', [PERSON.email])) as {
      uuid: string;
    }[];
    const record = { action: 'person_exported', actor: null, subject: `client ${client?.uuid}` };
    expect(await latestRecord()).toEqual(record);
  });

  it('exports each field copied from the form, as sent, stored and read', async () => {
    const visitor = new Visitor(bff.http);
    const sent = await visitor.calculated(await visitor.introduce(PERSON));
    const texts = { body: {} as Record<string, unknown>, property: {} as Record<string, unknown> };
    for (const { as, within, request } of COPIES)
      if (as === 'text') texts[within][request] = `Texto ${request}`;
    const property = { ...(sent['property'] as object), ...texts.property };
    const body: Record<string, unknown> = { ...sent, ...texts.body, property };
    const { status, body: saved } = await visitor.save(body);
    expect(status).toBe(201);
    const { body: read } = await visitor.get(`/simulations/api/simulation/${saved.uuid}`);
    await run(['export', await registered('access')]);
    const [stored] = (JSON.parse(lines.join('\n')) as { simulations: [{ inputs: object }] }).simulations;
    for (const { request, within, stored: name, read: names } of COPIES) {
      const value = within === 'body' ? body[request] : property[request as keyof typeof property];
      expect(stored.inputs).toHaveProperty(name, value);
      for (const each of names) expect(read).toHaveProperty(each, value);
    }
  });

  it('writes a file for its owner only, and overwrites none', async () => {
    await simulate(PERSON);
    const file = join(folder, 'persona.json');
    const id = await registered('access');
    await run(['export', id, '--out', file]);
    expect([lines, (await stat(file)).mode & 0o777]).toEqual([[], 0o600]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('clients');
    await expect(run(['export', id, '--out', file])).rejects.toThrow('Ese archivo ya existe: elige otro.');
  });
});

describe('npm run person, for an erasure', () => {
  it('says what it can’t erase in the workflow', async () => {
    await simulate(PERSON);
    await bff.query(
      'UPDATE simulations SET enviado_a_finnflow = true WHERE id = (SELECT min(id) FROM simulations)',
    );
    const id = await registered('erasure');
    await run(['grant', id, '--answer', 'Se borraron']);
    expect(lines).toContain('Simulaciones que ya están en el workflow: 1. Pide borrarlas también allí.');
  });

  it('erases the person, who can simulate again, and nobody else', async () => {
    const [visitor] = await simulate(PERSON);
    const [neighbour, theirs] = await simulate(OTHER);
    await run(['grant', await registered('erasure'), '--answer', 'Se borraron']);
    expect(await tablesWith(bff, PERSON.email)).toEqual([]);
    expect((await neighbour.get(`/simulations/api/simulation/${theirs}`)).status).toBe(200);
    const body = await visitor.calculated(await visitor.introduce());
    expect((await visitor.save(body, 'un-intento')).status).toBe(201);
  });
});

describe('npm run person, for a request', () => {
  it('registers, lists, extends and answers, and finds what it blocks', async () => {
    const [visitor, uuid] = await simulate(PERSON);
    await run(['register', '--kind', 'blocking', '--note', 'Mientras se corrige']);
    const [, id = ''] =
      /^N\.º (\d+)\tBloqueo temporal\t12345678-5\tvence el 24-11-2026$/.exec(lines[0] ?? '') ?? [];
    await run(['list']);
    expect(lines[1]).toBe(lines[0]);
    await expect(run(['extend', id])).rejects.toThrow(/^El plazo se puede prorrogar una sola vez/);
    await run(['grant', id, '--answer', 'Quedó bloqueado']);
    expect(lines[2]).toMatch(/Acogida/);
    const blocked = 'SELECT FROM simulations WHERE blocked_at IS NOT NULL';
    expect(await bff.query(blocked)).toHaveLength(2);
    await expect(run(['refuse', id, '--answer', 'No'])).rejects.toThrow('Esta solicitud ya fue respondida.');
    await run(['unblock', id]);
    expect(await bff.query(blocked)).toEqual([]);
    expect((await visitor.get(`/simulations/api/simulation/${uuid}`)).status).toBe(200);
  });

  it('corrects the provided fields', async () => {
    await simulate(PERSON);
    await run([
      'grant',
      await registered('rectification'),
      '--answer',
      'Corregido',
      '--last-name',
      'Rojas Fuentealba',
    ]);
    expect(await bff.query('SELECT last_name FROM clients')).toEqual([{ last_name: 'Rojas Fuentealba' }]);
  });

  it.each([
    [['register']],
    [['register', '--kind', 'borrar']],
    [['register', '--kind', 'access', '--received', 'ayer']],
    [['grant', '1']],
    [['extend']],
    [['list', '1']],
  ])('refuses %j', async (args) => {
    await expect(run(args)).rejects.toThrow(/^Uso: npm run person/);
  });
});

describe('npm run person', () => {
  it.each([[[]], [['drop']], [['export', 'otra']], [['export']]])('refuses %j', async (args) => {
    await expect(run(args)).rejects.toThrow(/^Uso: npm run person/);
  });

  it('finds references of one column, because all that lead to a client have one', async () => {
    const { manager } = bff.app.get(DataSource);
    const personal = (await personalRows(manager)).map(({ table }) => table);
    expect(personal).toContain('simulations');
    const wider: { parent: string }[] = await manager.query(
      `SELECT confrelid::regclass::text AS parent FROM pg_constraint
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND cardinality(conkey) > 1`,
    );
    expect(wider.filter(({ parent }) => personal.includes(parent))).toEqual([]);
  });
});
