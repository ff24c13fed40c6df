import type { EntityManager } from 'typeorm';

/** Rows about one client. Names are quoted for SQL; `$1` in the condition is the client's uuid, or the caller's parameter. */
export interface PersonalRows {
  readonly table: string;
  readonly where: string;
}

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly parent_column: string;
}

const CLIENTS = 'clients';

/**
 * Returns everything that refers to a client, found by the schema's foreign keys, so that no future table is forgotten. Rows come before
 * those that they refer to; a table with two references is listed twice.
 */
export const personalRows = (manager: EntityManager): Promise<PersonalRows[]> =>
  rowsHangingOn(manager, { table: CLIENTS, where: 'uuid = $1' });

/** Returns the same for other rows, which come last. */
export async function rowsHangingOn(manager: EntityManager, rows: PersonalRows): Promise<PersonalRows[]> {
  const references: Reference[] = await manager.query(`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
      quote_ident(child.attname) AS column, quote_ident(parent.attname) AS parent_column
    FROM pg_constraint
    JOIN pg_attribute AS child ON child.attrelid = conrelid AND child.attnum = ANY (conkey)
    JOIN pg_attribute AS parent ON parent.attrelid = confrelid AND parent.attnum = ANY (confkey)
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    ORDER BY child, conname`);
  return hangingOn(rows, references, []);
}

function hangingOn(
  rows: PersonalRows,
  references: readonly Reference[],
  way: readonly string[],
): PersonalRows[] {
  const { table, where } = rows;
  const further = [...way, table];
  const children = references
    .filter(({ parent, child }) => parent === table && !further.includes(child))
    .map(({ child, column, parent_column: parentColumn }) => ({
      table: child,
      where: `${column} IN (SELECT ${parentColumn} FROM ${table} WHERE ${where})`,
    }));
  return [...children.flatMap((child) => hangingOn(child, references, further)), rows];
}

/** Returns a table's rows about the client, without digests, which mean nothing to a person. */
export async function readRows(
  manager: EntityManager,
  { table, where }: PersonalRows,
  client: string,
): Promise<object[]> {
  const found: { content: object }[] = await manager.query(
    `SELECT to_jsonb(rows) - ARRAY(
       SELECT attname::text FROM pg_attribute WHERE attrelid = '${table}'::regclass AND atttypid = 'bytea'::regtype
     ) AS content
     FROM ${table} AS rows WHERE ${where}`,
    [client],
  );
  return found.map(({ content }) => content);
}

/** Deletes the rows; returns their number. */
export async function deleteRows(
  manager: EntityManager,
  { table, where }: PersonalRows,
  parameter: string | readonly string[],
): Promise<number> {
  const [, count]: [unknown, number] = await manager.query(`DELETE FROM ${table} WHERE ${where}`, [
    parameter,
  ]);
  return count;
}
