import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { HttpHandler } from 'msw';
import { mockCore, type MockCoreOptions } from './core/handlers.ts';
import { bridge } from './http-bridge.ts';
import { mailboxHandlers } from './mailbox/mailbox-handlers.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { type MailServer, startMailServer } from './mailbox/mail-server.ts';
import { MailServerScenario } from './mailbox/mail-server-scenario.ts';

const LOOPBACK = '127.0.0.1';

/** Port 0 takes a free one. */
export interface MockServerOptions extends MockCoreOptions {
  readonly port: number;
  readonly host?: string | undefined;
  /** Where mail is received; without it there is no mailbox. */
  readonly mailboxPort?: number | undefined;
}

export interface MockServer {
  readonly url: string;
  readonly port: number;
  /** The mailbox's address; null without one. */
  readonly smtpUrl: string | null;
  /** Ends open connections too. */
  close(): Promise<void>;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

interface Mail {
  readonly server: MailServer | null;
  readonly handlers: HttpHandler[];
}

async function startMail({ host = LOOPBACK, mailboxPort, now }: MockServerOptions): Promise<Mail> {
  if (mailboxPort === undefined) return { server: null, handlers: [] };
  const [mailbox, scenario] = [new Mailbox(now), new MailServerScenario()];
  const server = await startMailServer(mailbox, scenario, { port: mailboxPort, host });
  return { server, handlers: mailboxHandlers(mailbox, scenario) };
}

/** The mock core as an HTTP server, and its mailbox as an SMTP server. @throws the listen error, EADDRINUSE among them. */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host = LOOPBACK } = options;
  const core = mockCore(options);
  const mail = await startMail(options);
  const server = createServer(bridge({ ...core, handlers: [...core.handlers, ...mail.handlers] }));
  try {
    server.listen(options.port, host);
    await once(server, 'listening');
  } catch (error) {
    await mail.server?.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    smtpUrl: mail.server && `smtp://${host}:${mail.server.port}`,
    close: async () => {
      await Promise.all([close(server), mail.server?.close()]);
    },
  };
}
