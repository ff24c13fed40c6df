import type { HttpHandler } from 'msw';
import { mockCore, type MockCoreOptions } from './core/handlers.ts';
import { bridge, type Served, serve } from './http-bridge.ts';
import { mailScenarios, type MailServer, startMailServer } from './mailbox/mail-server.ts';
import { mailboxHandlers } from './mailbox/mailbox-handlers.ts';
import { Mailbox } from './mailbox/mailbox.ts';

const LOOPBACK = '127.0.0.1';

/** Options of the server. Port 0 is any free port. */
export interface MockServerOptions extends MockCoreOptions {
  readonly port: number;
  readonly host?: string | undefined;
  /** Port of the SMTP server; without it there is no mailbox. */
  readonly mailboxPort?: number | undefined;
}

export interface MockServer extends Served {
  /** Address of the mailbox's SMTP server; null without a mailbox. */
  readonly smtpUrl: string | null;
}

interface Mail {
  readonly server: MailServer | null;
  readonly handlers: HttpHandler[];
}

async function startMail({ host = LOOPBACK, mailboxPort, now }: MockServerOptions): Promise<Mail> {
  if (mailboxPort === undefined) return { server: null, handlers: [] };
  const [mailbox, scenarios] = [new Mailbox(now), mailScenarios()];
  const server = await startMailServer(mailbox, scenarios, { port: mailboxPort, host });
  return { server, handlers: mailboxHandlers(mailbox, scenarios) };
}

/** Starts the mock core's HTTP server and the mailbox's SMTP server. @throws the error of `listen`, such as EADDRINUSE */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host = LOOPBACK } = options;
  const core = mockCore(options);
  const mail = await startMail(options);
  const listener = bridge({ ...core, handlers: [...core.handlers, ...mail.handlers] });
  try {
    const server = await serve(listener, options.port, host);
    return {
      ...server,
      smtpUrl: mail.server && `smtp://${host}:${mail.server.port}`,
      close: async () => {
        await Promise.all([server.close(), mail.server?.close()]);
      },
    };
  } catch (error) {
    await mail.server?.close();
    throw error;
  }
}
