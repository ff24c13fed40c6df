import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RESOLUTIONS } from '@simulador/contracts/office/states';
import { addMonthsClamped, type IsoDate } from '@simulador/contracts/platform/dates';
import { isValidRut } from '@simulador/contracts/platform/rut';
import { demoUfClp } from '@simulador/contracts/rates/demo-rates';
import { createDataSource } from '../database/data-source.ts';
import { SettableClock } from '../testing/settable-clock.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runDemoDataCommand, USAGE } from './demo-data-command.ts';

let databases: TestDatabase[];
beforeEach(() => {
  databases = [];
});
afterEach(() => Promise.all(databases.map((database) => database.drop())));

async function fresh(): Promise<TestDatabase> {
  const database = await createDatabase();
  databases.push(database);
  for (const role of ['executiverole', 'commercialrole'])
    await database.query(
      `INSERT INTO users (email, full_name, bank_role) VALUES ($1 || '@lindero.example', 'Paula Soto', $1)`,
      [role],
    );
  return database;
}

async function run({ url }: TestDatabase, ...args: string[]): Promise<string[]> {
  const source = await createDataSource(url).initialize();
  const printed: string[] = [];
  try {
    await runDemoDataCommand(args, {
      source,
      clock: new SettableClock(),
      print: (line) => void printed.push(line),
    });
  } finally {
    await source.destroy();
  }
  return printed;
}

const PEOPLE = `SELECT first_name, last_name, identification, email, phone_number, age, count(simulations.uuid)::int AS n,
  min(created_at)::text AS first FROM clients
  JOIN (SELECT client, uuid, created AS created_at FROM simulations) AS simulations ON client = clients.uuid
  GROUP BY clients.uuid ORDER BY email`;

describe('npm run demo:data', () => {
  it('adds invented people and what they simulated, in every state, on days of the last quarter', async () => {
    const database = await fresh();
    const [line] = (await run(database, '1200')).slice(-1);
    expect(line).toMatch(/^1200 simulaciones de \d+ clientes\.$/);
    const people = (await database.query('SELECT identification, email FROM clients')) as {
      identification: string;
      email: string;
    }[];
    expect(people.filter(({ identification }) => !isValidRut(identification))).toEqual([]);
    const bodies = people.map(({ identification }) => Number.parseInt(identification, 10));
    expect(bodies.filter((body) => body < 40_000_000 || body >= 49_000_000)).toEqual([]);
    expect(people.every(({ email }) => email.endsWith('.example'))).toBe(true);
    expect(
      await database.query(
        `SELECT count(*)::int AS n, array_agg(DISTINCT resolution ORDER BY resolution) AS resolutions,
           min(day) >= '2026-08-22' AND max(day) <= '2026-11-20' AS in_days, count(commercial) > 0 AS assigned,
           count(mailed_at)::int AS mailed, count(DISTINCT branch)::int AS branches, count(branch) < 1200 AS some_of_none
         FROM simulations`,
      ),
    ).toEqual([
      {
        n: 1200,
        resolutions: RESOLUTIONS.map(({ id }) => id),
        in_days: true,
        assigned: true,
        mailed: 1200,
        branches: 4,
        some_of_none: true,
      },
    ]);
    const [comments] = await database.query(
      'SELECT count(*) > 10 AS some, bool_or(highlight) AS one FROM comments',
    );
    expect(comments).toEqual({ some: true, one: true });
    const [answers] = await database.query(
      `SELECT bool_and((first_answer_at IS NULL) = (resolution = 1 AND comments.uuid IS NULL AND contact_on IS NULL)) AS fit,
         count(*) FILTER (WHERE first_answer_at IS NULL) > 100 AS untouched,
         count(*) FILTER (WHERE contact_on < '2026-11-20') > 5 AS overdue,
         count(*) FILTER (WHERE contact_on > '2026-11-20') > 20 AS planned,
         bool_or(contact_on IS NOT NULL AND (state = 4 OR enviado_a_finnflow)) AS wrong
       FROM simulations LEFT JOIN comments ON comments.simulation = simulations.uuid`,
    );
    expect(answers).toEqual({ fit: true, untouched: true, overdue: true, planned: true, wrong: false });
  });

  it('calculates each one with the UF of its own day', async () => {
    const database = await fresh();
    await run(database, '300');
    const rows = (await database.query(
      `SELECT day::text, uf_date::text, uf_value::float8, snapshot #>> '{row,FecVencimiento}' AS due FROM simulations`,
    )) as { day: IsoDate; uf_date: string; uf_value: number; due: string }[];
    expect(new Set(rows.map(({ day }) => day)).size).toBeGreaterThan(60);
    for (const { day, ...figures } of rows)
      expect(figures).toEqual({ uf_date: day, uf_value: demoUfClp(day), due: addMonthsClamped(day, 1) });
  });

  it('creates the same ones in another database, and others in the same one', async () => {
    const [one, another] = [await fresh(), await fresh()];
    await run(one, '60');
    await run(another, '60');
    expect(await one.query(PEOPLE)).toEqual(await another.query(PEOPLE));
    await run(one, '60');
    expect(await one.query('SELECT count(*)::int AS n FROM simulations')).toEqual([{ n: 120 }]);
  });

  it('says how it is called', async () => {
    const database = await fresh();
    for (const args of [[], ['0'], ['-1'], ['2000001'], ['mil'], ['1.5'], ['10', '20']])
      await expect(run(database, ...args)).rejects.toThrow(USAGE);
  });

  it('refuses a database with a real person', async () => {
    const database = await fresh();
    await database.query(
      `INSERT INTO clients (first_name, last_name, identification, email)
       VALUES ('Ana', 'Soto', '12345678-5', 'ana@correo.test')`,
    );
    await expect(run(database, '10')).rejects.toThrow('no son inventados');
    expect(await database.query('SELECT FROM simulations')).toEqual([]);
  });

  it('refuses production', async () => {
    const database = await fresh();
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await expect(run(database, '10')).rejects.toThrow('no van en producción');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});
