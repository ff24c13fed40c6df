import { worded } from '@simulador/contracts/platform/sentence';
import { writeFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { EntityManager } from 'typeorm';
import { Problem } from '../http/problem.ts';
import {
  type Counts,
  countData,
  countSent,
  dataOf,
  erasePerson,
  lockedPerson,
  notePerson,
  type Person,
} from '../people/personal-data/person.ts';
import {
  isRequestOrder,
  type PeopleCommandParts,
  REQUEST_OPTIONS,
  REQUEST_USAGE,
  runRequestOrder,
} from './person-request-orders.ts';
import { RETENTION_USAGE, runRetention } from './retention-order.ts';
import { UsageError } from './run-command.ts';

export const USAGE = `Uso: npm run person -- <orden>   (el RUT se pide, o se lee de la entrada)
  export [--out ARCHIVO]      entrega todo lo que se guarda de una persona, en JSON
  erase [--confirm]           dice qué se borraría; con --confirm, lo borra
${RETENTION_USAGE}
${REQUEST_USAGE}`;

const DATA_OPTIONS = { out: { type: 'string' }, confirm: { type: 'boolean' } } as const;

type Options = { readonly out?: string; readonly confirm?: boolean };

/** Runs one subcommand. @throws UsageError */
export async function runPeopleCommand(args: readonly string[], parts: PeopleCommandParts): Promise<void> {
  try {
    await run(args, parts);
  } catch (error) {
    throw error instanceof Problem ? new UsageError(worded(error.detail, 'staff')) : error;
  }
}

async function run(args: readonly string[], parts: PeopleCommandParts): Promise<void> {
  const [order = '', ...rest] = args;
  if (isRequestOrder(order)) {
    const { positionals, values } = parsed(rest, REQUEST_OPTIONS);
    return runRequestOrder(order, positionals, values, parts);
  }
  if (order === 'retention') return runRetention(rest, parts);
  const { positionals, values: options } = parsed(rest, DATA_OPTIONS);
  if ((order !== 'export' && order !== 'erase') || positionals.length > 0) throw new UsageError(USAGE);
  const wanted = await parts.readPerson();
  await parts.source.transaction(async (manager) => {
    const person = await lockedPerson(manager, wanted);
    if (!person) throw new UsageError('No hay una persona con ese RUT.');
    if (order === 'export') await exported(person, manager, options, parts);
    else await erased(person, manager, options, parts);
  });
}

function parsed<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new UsageError(USAGE);
  }
}

async function exported(
  person: Person,
  manager: EntityManager,
  { out }: Options,
  { print, audit }: PeopleCommandParts,
): Promise<void> {
  const text = JSON.stringify(await dataOf(person, manager), null, 2);
  if (out === undefined) print(text);
  else await written(out, text);
  await notePerson('person_exported', person, null, { audit, manager });
}

/** Writes a file that only its owner can read. */
async function written(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new UsageError(exists ? 'Ese archivo ya existe: elige otro.' : 'No se puede escribir ese archivo.');
  }
}

async function erased(
  person: Person,
  manager: EntityManager,
  { confirm }: Options,
  { print, audit, clock }: PeopleCommandParts,
): Promise<void> {
  const sent = await countSent(manager, person);
  if (confirm) {
    const counts = await erasePerson(person, { actor: null, manager, audit, now: clock.now() });
    print(`Se borró ${describeCounts(counts)}.`);
  } else {
    print(`Se borraría ${describeCounts(await countData(person, manager))}. Bórralo con --confirm.`);
  }
  if (sent > 0) print(`Simulaciones que ya están en el workflow: ${sent}. Pide borrarlas también allí.`);
}

const describeCounts = (counts: Counts): string =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count}`)
    .join(', ');
