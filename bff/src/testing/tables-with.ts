import type { TestBff } from './test-bff.ts';

/** Returns the tables, including the queue's, that contain a text. */
export async function tablesWith({ query }: Pick<TestBff, 'query'>, text: string): Promise<string[]> {
  const tables = (await query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  )) as { name: string }[];
  const looks = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name} AS r WHERE strpos(r::text, $1) > 0)`,
  );
  const found = (await query(looks.join(' UNION ALL '), [text])) as { name: string }[];
  return found.map(({ name }) => name);
}
