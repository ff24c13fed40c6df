import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { parseScenario } from '../scenarios/grammar.ts';
import { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import { type Part, UnknownScenario } from '../scenarios/scenario.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

export interface MailServer {
  readonly port: number;
  /** Also closes open connections. */
  close(): Promise<void>;
}

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
 * Starts an SMTP server that accepts mail from and to any address. Port 0 is any free port. @throws the error of
 * `listen`
 */
export async function startMailServer(
  mailbox: Mailbox,
  scenario: MailServerScenario,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const behaviours = new WeakMap<SMTPServerSession, MailServerBehaviour>();
  const begin = (session: SMTPServerSession, done: Done): void => {
    const behaviour = scenario.next();
    behaviours.set(session, behaviour);
    const socket = [...sockets].find(({ remotePort }) => remotePort === session.remotePort);
    setTimeout(() => (behaviour.isDown ? socket?.resetAndDestroy() : done()), behaviour.delayMs).unref();
  };
  const server = new SMTPServer({
    authOptional: true,
    // Without encryption, because it has no trusted certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_MESSAGE_BYTES,
    onConnect: begin,
    onRcptTo: (_address, session, done) => {
      const refusal = behaviours.get(session)?.refusal ?? null;
      done(refusal === null ? null : refused(refusal));
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

/** Name of the mail server in scenarios. */
const SMTP = 'smtp';
const REQUEST = new Request('http://mailbox.mock/');

/** Behaviour of the mail server for one connection. */
export interface MailServerBehaviour {
  /** Delay before the greeting, in milliseconds. */
  readonly delayMs: number;
  /** The connection is reset instead of a greeting. */
  readonly isDown: boolean;
  /** Status for each recipient; null accepts the mail. */
  readonly refusal: number | null;
}

const isForMail = ({ effect, argument, condition }: Part): boolean =>
  condition.length === 0 &&
  (effect === 'status' ? Number(argument) >= 400 : ['ok', 'slow', 'down'].includes(effect));

/**
 * Scenario of the mail server: `ok`, `slow:…`, `down`, `status:<400-599>` and their compositions, one step per
 * connection.
 */
export class MailServerScenario {
  private readonly registry = new ScenarioRegistry([SMTP]);

  get shared(): object {
    return this.registry.shared;
  }

  /** Sets the scenario: `{smtp: scenario}`. @throws UnknownScenario, and then nothing is changed */
  share(agreed: unknown): void {
    const texts = Object.values(Object(agreed) as object).filter((value) => typeof value === 'string');
    const foreign = texts
      .flatMap((text) => parseScenario(text).steps.flat())
      .find((part) => !isForMail(part));
    if (foreign) {
      throw new UnknownScenario(
        `«${foreign.text}» no es para un servidor de correo: se espera ok, slow:<ms>, down o status:<400-599>.`,
      );
    }
    this.registry.share(agreed);
  }

  /** Returns the behaviour for the next connection. */
  next(): MailServerBehaviour {
    const { parts } = this.registry.choose(SMTP, REQUEST);
    const argumentsOf = (name: string): number[] =>
      parts.filter(({ effect }) => effect === name).map(({ argument }) => Number(argument));
    return {
      delayMs: argumentsOf('slow').reduce((sum, ms) => sum + ms, 0),
      isDown: argumentsOf('down').length > 0,
      refusal: argumentsOf('status')[0] ?? null,
    };
  }
}
