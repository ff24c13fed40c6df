import { toWireRut } from '@simulador/contracts/domain/rut';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../access/audit.ts';
import { type CommandParts, UsageError } from './run-command.ts';
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
    const client = await lockedClient(manager, wanted);
    if (order === 'export') await exported(client, manager, options, parts);
    else await erased(client, manager, options, parts);
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

/** Locks the client: no simulation of theirs is saved in the meantime. */
async function lockedClient(manager: EntityManager, wanted: string): Promise<string> {
  const text = wanted.trim();
  const [found]: { uuid: string }[] = text.includes('@')
    ? await manager.query('SELECT uuid FROM clients WHERE email = lower($1) FOR UPDATE', [text])
    : await manager.query('SELECT uuid FROM clients WHERE identification = $1 FOR UPDATE', [toWireRut(text)]);
  if (!found) throw new UsageError('No hay una persona con ese RUT o correo.');
  return found.uuid;
}

async function exported(
  client: string,
  manager: EntityManager,
  { out }: Options,
  parts: PeopleCommandParts,
): Promise<void> {
  const tables: Record<string, object[]> = {};
  for (const rows of (await personalRows(manager)).toReversed())
    tables[rows.table] = [...(tables[rows.table] ?? []), ...(await readRows(manager, rows, client))];
  const text = JSON.stringify(tables, null, 2);
  if (out === undefined) parts.print(text);
  else await written(out, text);
  await noted('person_exported', client, manager, parts);
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
  client: string,
  manager: EntityManager,
  { confirm }: Options,
  parts: PeopleCommandParts,
): Promise<void> {
  const [{ sent = 0 } = {}]: { sent?: number }[] = await manager.query(
    'SELECT count(*)::int AS sent FROM simulations WHERE client = $1 AND enviado_a_finnflow',
    [client],
  );
  const counts = new Map<string, number>();
  for (const rows of await personalRows(manager)) {
    const count = confirm
      ? await deleteRows(manager, rows, client)
      : (await readRows(manager, rows, client)).length;
    counts.set(rows.table, (counts.get(rows.table) ?? 0) + count);
  }
  if (confirm) await noted('person_erased', client, manager, parts);
  parts.print(
    confirm
      ? `Se borró ${describeCounts(counts)}.`
      : `Se borraría ${describeCounts(counts)}. Bórralo con --confirm.`,
  );
  if (sent > 0)
    parts.print(`Simulaciones que ya están en el workflow: ${sent}. Pide borrarlas también allí.`);
}

const describeCounts = (counts: Counts): string =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${table}: ${count}`)
    .join(', ');

const noted = (
  action: AuditAction,
  client: string,
  manager: EntityManager,
  { audit }: PeopleCommandParts,
): Promise<void> => audit.note({ action, actor: null, subject: `client ${client}` }, manager);
