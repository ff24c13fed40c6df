import { ConfigurationError } from '../config/environment-reader.ts';
import { BreakableClient, connectTimeoutMs } from './data-source.ts';

/** Properties of a database that a connection can't set. */
interface Facts {
  readonly encoding: string;
  readonly schema: string | null;
  readonly isReadOnly: boolean;
}

const FACTS = `SELECT current_setting('server_encoding') AS encoding, current_schema() AS schema,
  current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/** Checks what no connection can set. @throws ConfigurationError that names the variable and the settings */
export async function assertUsable(url: string, variable: string): Promise<void> {
  const connect = () => connectedTo(url);
  const first = await connect();
  const second = await connect().catch(async (error: unknown) => {
    await first.end();
    throw error;
  });
  try {
    const { rows } = await first.query<Facts>(FACTS);
    const isShared = await changesServerConnections(
      () => processOf(first),
      () => processOf(second),
    );
    const problems = problemsOf(rows[0] as Facts, isShared);
    if (problems.length > 0) throw new ConfigurationError(problems.map((each) => `${variable}: ${each}`));
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

const connectedTo = (url: string): Promise<BreakableClient> =>
  new BreakableClient({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs(url),
  }).connect();

/** Returns the number of the server's process that answers. */
async function processOf(client: BreakableClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

type AskProcess = () => Promise<number>;

/**
 * Returns whether a pooler gives each transaction of ours another connection to the server. Its latest connection then answers both of
 * ours, or its connections take turns, so that the first of ours changes its process.
 */
export async function changesServerConnections(first: AskProcess, second: AskProcess): Promise<boolean> {
  const own = await first();
  return own === (await second()) || own !== (await first()) || own !== (await first());
}

const problemsOf = ({ encoding, schema, isReadOnly }: Facts, isShared: boolean): string[] => [
  ...(encoding === 'UTF8' ? [] : [`la base tiene la codificación ${encoding} y debe tener UTF8 (ENCODING)`]),
  ...(schema === 'public' ? [] : ['el primer esquema del rol debe ser public (search_path)']),
  ...(isReadOnly
    ? ['PostgreSQL no acepta escrituras: es una réplica, o su default_transaction_read_only es on']
    : []),
  ...(isShared
    ? ['el pooler reparte las conexiones por transacción y debe hacerlo por sesión (pool_mode = session)']
    : []),
];
