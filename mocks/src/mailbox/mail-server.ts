import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import type { Part } from '../scenarios/scenario.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
/** Name of the mail server in scenarios. */
const SMTP = 'smtp';
const CONNECTION = new Request('http://mailbox.mock/');

export interface MailServer {
  readonly port: number;
  /** Also closes open connections. */
  close(): Promise<void>;
}

const isPlayed = ({ effect, argument }: Part): boolean =>
  effect === 'status' ? /^[45]/.test(argument) : ['ok', 'slow', 'down'].includes(effect);

/** Returns the scenarios of a mail server, which refuse what it can't play. */
export const mailScenarios = (): ScenarioRegistry => new ScenarioRegistry([SMTP], isPlayed);

type Done = (error?: Error | null) => void;

const refused = (responseCode: number): Error =>
  Object.assign(new Error('Rechazado a pedido'), { responseCode });

async function take(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const source = new Uint8Array(await buffer(stream));
  if (stream.sizeExceeded) throw refused(552);
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  await mailbox.receive({ from, to: envelope.rcptTo.map(({ address }) => address) }, source);
}

/**
 * Starts an SMTP server that accepts mail from and to any address. Of a scenario it plays `slow`, `down` and `status` from 400 on (for each
 * recipient), one step per connection. Port 0 is any free port. @throws the error of `listen`
 */
export async function startMailServer(
  mailbox: Mailbox,
  scenarios: ScenarioRegistry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MailServer> {
  const sockets = new Set<Socket>();
  /** Status for each recipient of a connection; 0 if they are accepted. */
  const statuses = new WeakMap<SMTPServerSession, number>();
  const begin = (session: SMTPServerSession, done: Done): void => {
    const { parts } = scenarios.choose(SMTP, CONNECTION);
    const played = (name: string) => parts.find(({ effect }) => effect === name);
    statuses.set(session, Number(played('status')?.argument ?? 0));
    const socket = [...sockets].find(({ remotePort }) => remotePort === session.remotePort);
    const delayMs = Number(played('slow')?.argument ?? 0);
    setTimeout(() => (played('down') ? socket?.resetAndDestroy() : done()), delayMs).unref();
  };
  const server = new SMTPServer({
    authOptional: true,
    // Without encryption, because it has no trusted certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    onConnect: begin,
    onRcptTo: (_address, session, done) => {
      const status = statuses.get(session) ?? 0;
      done(status > 0 ? refused(status) : null);
    },
    onData: (stream, session, done) => void take(mailbox, stream, session).then(() => done(), done),
  });
  // Ignore errors of single connections.
  const started = new Promise<void>((resolve, reject) => {
    server.server.once('listening', resolve);
    server.on('error', reject);
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, host);
  await started;
  return {
    port: (server.server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server.server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
