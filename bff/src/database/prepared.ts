import type { QueryConfig } from 'pg';

/** Value of the ORM's option `comment` that marks its statement, as `prepared` marks SQL. */
export const PREPARED = 'prepared';
const MARK = `/* ${PREPARED} */ `;

/** Names of the marked statements, by their texts. */
const names = new Map<string, string>();

/**
 * Marks a statement that every save repeats, so that each connection parses and plans it once. Not for statements whose best plan
 * depends on their parameters, e.g. those of lists.
 */
export const prepared = (sql: string): string => MARK + sql;

/** Returns a marked statement in the driver's form, with a name; null for any other. */
export function preparedQuery(sql: unknown, values: unknown): QueryConfig | null {
  if (typeof sql !== 'string' || !sql.startsWith(MARK)) return null;
  const name = names.get(sql) ?? `${PREPARED}_${names.size}`;
  names.set(sql, name);
  return { name, text: sql, ...(Array.isArray(values) && { values }) };
}
