/** Mock core and its mailbox as a process of their own. */
import { inspect } from 'node:util';
import { listenFailure, WrongUsage } from './command-line.ts';
import { optionsFrom } from './environment.ts';
import { startMockServer, type MockServer } from './mock-server.ts';

type ListenError = Error & { readonly code?: string; readonly port?: number };

/** Returns the variable of the port that an error is about. */
const portVariable = ({ port }: ListenError): string =>
  port === optionsFrom(process.env).mailboxPort ? 'MAILBOX_PORT' : 'MOCK_PORT';

function sentenceOf(error: unknown): string {
  if (error instanceof WrongUsage) return error.message;
  const { port } = error as ListenError;
  if (port === undefined) return `El core simulado no pudo partir: ${inspect(error)}`;
  return listenFailure(error, port, portVariable(error as ListenError)).message;
}

/** Starts the server. If the mailbox's default port is taken, e.g. by another mock core, uses any free port. */
async function start(): Promise<MockServer> {
  const options = optionsFrom(process.env);
  try {
    return await startMockServer(options);
  } catch (error) {
    const isOurs = !process.env['MAILBOX_PORT'] && portVariable(error as ListenError) === 'MAILBOX_PORT';
    if ((error as ListenError).code !== 'EADDRINUSE' || !isOurs) throw error;
    return startMockServer({ ...options, mailboxPort: 0 });
  }
}

function endWithParent({ close }: MockServer): void {
  const end = (): void => {
    void close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  process.once('disconnect', end);
}

const USAGE =
  'Uso: npm run mocks   el core simulado; sin opciones, con variables como MOCK_PORT (docs/configuration.md)\n';

if (['--help', '-h'].includes(process.argv[2] ?? '')) {
  process.stdout.write(USAGE);
  process.exit(0);
}
try {
  const server = await start();
  endWithParent(server);
  const { url, smtpUrl } = server;
  if (process.send) process.send({ type: 'ready', url, smtpUrl });
  else process.stdout.write(`Core simulado en ${url}\nCorreos en ${url}/mailbox, recibidos en ${smtpUrl}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
  process.disconnect?.();
}
