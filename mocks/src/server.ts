/** `npm run mocks`: the mock core and its mailbox as a process of their own. */
import { runServer } from './command-line.ts';
import { optionsFrom } from './environment.ts';
import { startMockServer } from './mock-server.ts';

const USAGE =
  'Uso: npm run mocks   el core simulado; sin opciones, con variables como MOCK_PORT (docs/configuration.md)\n';

await runServer(
  USAGE,
  async (_args, output) => {
    const server = await startMockServer(optionsFrom(process.env));
    const { url, smtpUrl } = server;
    if (process.send) process.send({ type: 'ready', url, smtpUrl });
    else output.report(`Core simulado en ${url}\nCorreos en ${url}/mailbox, recibidos en ${smtpUrl}\n`);
    return server;
  },
  (port) => (port === optionsFrom(process.env).mailboxPort ? 'MAILBOX_PORT' : 'MOCK_PORT'),
);
