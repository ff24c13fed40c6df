import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The server's answer to a command was no 2xx or 3xx. */
export class SmtpRefusal extends Error {
  constructor(readonly code: number) {
    super(`refused with ${code}`);
  }
}

/** The code of an answer's last line. @throws SmtpRefusal; Error when the connection ends first. */
async function answered(lines: AsyncIterator<string>): Promise<void> {
  for (;;) {
    const { value: line = '', done } = await lines.next();
    if (done) throw new Error('connection broken off');
    if (line.charAt(3) === '-') continue;
    const code = Number(line.slice(0, 3));
    if (code >= 400) throw new SmtpRefusal(code);
    return;
  }
}

async function converse(socket: Socket, commands: readonly string[]): Promise<void> {
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  await answered(lines);
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    await answered(lines);
  }
}

/** Sends messages (RFC 5322) over one connection, as a mail program does. @throws SmtpRefusal, or what broke the connection. */
export async function sendRaw(
  smtpUrl: string,
  envelope: { readonly from: string; readonly to: string },
  ...messages: readonly string[]
): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect(Number(port), hostname);
  const broken = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
  const each = messages.flatMap((message) => [
    `MAIL FROM:<${envelope.from}>`,
    `RCPT TO:<${envelope.to}>`,
    'DATA',
    `${message.replaceAll('\n', '\r\n')}\r\n.`,
  ]);
  try {
    await Promise.race([converse(socket, ['EHLO prueba', ...each]), broken]);
  } finally {
    broken.catch(() => undefined);
    socket.destroy();
  }
}
