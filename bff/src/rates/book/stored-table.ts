import type { EntityManager } from 'typeorm';

/** Fields of a row, by their names on the wire. */
export type Fields = Readonly<Record<string, unknown>>;

/** A row before a change, and the fields that the change writes; null adds or deletes the row. */
export interface RowWrite {
  readonly before: Fields | null;
  readonly values: Fields | null;
}

/** Table that administrators maintain. */
export interface StoredTable {
  readonly table: string;
  /** Columns, as `product_id AS product` where a field has another name. */
  readonly columns: readonly string[];
  /** Fields that identify a row, which no change writes. */
  readonly key: readonly string[];
  /** Fields by which rows are sorted before the key. */
  readonly order?: readonly string[];
  /** Whether no change gives the id, so that a row that is added again has another one. */
  readonly isNumbered?: boolean;
  /** Columns that a write returns, all by default. */
  readonly returned?: readonly string[];
}

const namesOf = ({ columns }: StoredTable) =>
  columns.map((each) => {
    const [column = each, name = column] = each.split(' AS ');
    return { column, name };
  });

/** Returns the names of the fields that make a row. */
export const fieldsOf = (table: StoredTable): readonly string[] =>
  namesOf(table).flatMap(({ name }) => (name === 'id' && table.isNumbered ? [] : [name]));

/** Returns some fields of a row, as far as it has them. */
export const picked = (row: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));

/** Returns true if a row already has the changed values. */
export const isApplied = (row: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => (row as Fields)[name] === value);

export async function storedRows<Row = Fields>(
  manager: EntityManager,
  { table, columns, key, order }: StoredTable,
): Promise<Row[]> {
  const rows: { row: Row }[] = await manager.query(
    `SELECT row_to_json(stored) AS row FROM (SELECT ${columns.join(', ')} FROM ${table}) AS stored
     ORDER BY ${[...(order ?? []), ...key].join(', ')}`,
  );
  return rows.map(({ row }) => row);
}

/**
 * Adds, changes or deletes a row, and returns its fields after that; null for a deletion.
 * @throws the database's error for a row that its constraints refuse
 */
export async function writeStored(
  manager: EntityManager,
  stored: StoredTable,
  { before, values }: RowWrite,
): Promise<Fields | null> {
  const { table, columns, key, returned = columns } = stored;
  const all = namesOf(stored);
  const row: Fields = { ...before, ...values };
  const written = all
    .flatMap(({ column, name }) => (values?.[name] === undefined ? [] : [column]))
    .join(', ');
  const keys = all.flatMap(({ column, name }) => (key.includes(name) ? [column] : [])).join(', ');
  const given = (of: string): string => `SELECT ${of} FROM jsonb_populate_record(NULL::${table}, $1)`;
  const act =
    before === null
      ? `INSERT INTO ${table} (${written}) ${given(written)}`
      : values === null
        ? `DELETE FROM ${table} WHERE (${keys}) = (${given(keys)})`
        : `UPDATE ${table} SET (${written}) = (${given(written)}) WHERE (${keys}) = (${given(keys)})`;
  const [after]: { row: Fields }[] = await manager.query(
    `WITH written AS (${act} RETURNING *)
     SELECT row_to_json(stored) AS row FROM (SELECT ${returned.join(', ')} FROM written) AS stored`,
    [JSON.stringify(Object.fromEntries(all.map(({ column, name }) => [column, row[name]])))],
  );
  return values === null ? null : (after?.row ?? null);
}
