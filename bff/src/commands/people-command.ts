import { toWireRut } from '@simulador/contracts/domain/rut';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../access/audit.ts';
import { type CommandParts, UsageError } from './run-command.ts';
import { type CodebtorRow, codebtorRows, eraseCodebtor } from './codebtor-rows.ts';
import { deleteRows, personalRows, readRows } from './personal-tables.ts';

/** What the command needs of the outside. */
export interface PeopleCommandParts extends CommandParts {
  /** Prompts for the person: as an argument a RUT would stay in the shell's history. */
  readonly readPerson: () => Promise<string>;
}

export const USAGE = `Uso: npm run person -- <orden>   (el RUT o correo se pide, o se lee de la entrada)
  export [--out ARCHIVO]      entrega todo lo que se guarda de una persona, en JSON
  erase [--confirm]           dice qué se borraría; con --confirm, lo borra`;

interface Options {
  readonly out?: string;
  readonly confirm?: boolean;
}

/** Counts of rows by table. */
type Counts = ReadonlyMap<string, number>;

/** Runs one order. @throws UsageError */
export async function runPeopleCommand(args: readonly string[], parts: PeopleCommandParts): Promise<void> {
  const { order, options } = parsed(args);
  const wanted = await parts.readPerson();
  await parts.source.transaction(async (manager) => {
    const person = await lockedPerson(manager, wanted);
    if (order === 'export') await exported(person, manager, options, parts);
    else await erased(person, manager, options, parts);
  });
}

function parsed(args: readonly string[]): { readonly order: 'export' | 'erase'; readonly options: Options } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, confirm: { type: 'boolean' } },
    });
    const [order, ...rest] = positionals;
    if ((order === 'export' || order === 'erase') && rest.length === 0) return { order, options: values };
  } catch {
    // Reported below.
  }
  throw new UsageError(USAGE);
}

/** Somebody whom the database knows: as a client, as a co-debtor of others' simulations, or as both. */
interface Person {
  /** The client's uuid; null for somebody who is a co-debtor only. */
  readonly client: string | null;
  readonly codebtorOf: readonly CodebtorRow[];
}

/** Locks the person's rows: no simulation of theirs is saved in the meantime. */
async function lockedPerson(manager: EntityManager, wanted: string): Promise<Person> {
  const text = wanted.trim();
  const isEmail = text.includes('@');
  const [found]: { uuid: string; identification: string }[] = await manager.query(
    `SELECT uuid, identification FROM clients WHERE ${isEmail ? 'email = lower($1)' : 'identification = $1'} FOR UPDATE`,
    [isEmail ? text : toWireRut(text)],
  );
  const rut = found?.identification ?? (isEmail ? null : toWireRut(text));
  const codebtorOf = rut === null ? [] : await codebtorRows(manager, rut);
  if (!found && codebtorOf.length === 0) throw new UsageError('No hay una persona con ese RUT o correo.');
  return { client: found?.uuid ?? null, codebtorOf };
}

async function exported(
  { client, codebtorOf }: Person,
  manager: EntityManager,
  { out }: Options,
  parts: PeopleCommandParts,
): Promise<void> {
  const tables: Record<string, object[]> = {};
  const rowsOfClient = client === null ? [] : (await personalRows(manager)).toReversed();
  for (const rows of rowsOfClient)
    tables[rows.table] = [...(tables[rows.table] ?? []), ...(await readRows(manager, rows, client ?? ''))];
  if (codebtorOf.length > 0) tables['codebtor_of'] = [...codebtorOf];
  const text = JSON.stringify(tables, null, 2);
  if (out === undefined) parts.print(text);
  else await written(out, text);
  await noted('person_exported', { client, codebtorOf }, manager, parts);
}

/** For its owner's eyes only. */
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
  parts: PeopleCommandParts,
): Promise<void> {
  const { client, codebtorOf } = person;
  const sent = await countSent(manager, person);
  const counts = new Map<string, number>();
  for (const rows of client === null ? [] : await personalRows(manager)) {
    const count = confirm
      ? await deleteRows(manager, rows, client ?? '')
      : (await readRows(manager, rows, client ?? '')).length;
    counts.set(rows.table, (counts.get(rows.table) ?? 0) + count);
  }
  counts.set('codebtor_of', codebtorOf.length);
  if (confirm) {
    await eraseCodebtor(manager, codebtorOf);
    await noted('person_erased', person, manager, parts);
  }
  parts.print(
    confirm
      ? `Se borró ${describeCounts(counts)}.`
      : `Se borraría ${describeCounts(counts)}. Bórralo con --confirm.`,
  );
  if (sent > 0)
    parts.print(`Simulaciones que ya están en el workflow: ${sent}. Pide borrarlas también allí.`);
}

/** The co-debtor of a simulation is not sent with it. */
async function countSent(manager: EntityManager, { client }: Person): Promise<number> {
  const [{ sent = 0 } = {}]: { sent?: number }[] = await manager.query(
    'SELECT count(*)::int AS sent FROM simulations WHERE client = $1 AND enviado_a_finnflow',
    [client],
  );
  return sent;
}

const describeCounts = (counts: Counts): string =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count}`)
    .join(', ');

/** One row for the client, and one for each simulation that names the person as its co-debtor. */
async function noted(
  action: AuditAction,
  { client, codebtorOf }: Person,
  manager: EntityManager,
  { audit }: PeopleCommandParts,
): Promise<void> {
  const subjects = codebtorOf.map(({ simulation }) => `codebtor of simulation ${simulation}`);
  if (client !== null) subjects.push(`client ${client}`);
  for (const subject of subjects) await audit.note({ action, actor: null, subject }, manager);
}
