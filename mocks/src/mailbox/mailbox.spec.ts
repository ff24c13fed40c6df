import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { startMockServer, type MockServer } from '../mock-server.ts';

const HTML = '<h1>Dividendo</h1><script>alert(1)</script>';
const ENVELOPE = { from: 'banco@lindero.example', to: 'ana@correo.example' };

const message = (subject = 'Tu simulación: ñandú <b>'): string => `From: Banco <banco@lindero.example>
To: Ana <ana@correo.example>
Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=
Message-ID: <1@lindero.example>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=a

--a
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

Dividendo $469.290
--b
Content-Type: text/html; charset=utf-8

${HTML}
--b--
--a
Content-Type: application/pdf; name*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf
Content-Disposition: attachment; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf
Content-Transfer-Encoding: base64

${Buffer.from('%PDF-1.7 ñ').toString('base64')}
--a--`;

let server: MockServer;
beforeEach(async () => {
  server = await startMockServer({ port: 0, mailboxPort: 0, now: () => new Date('2026-11-20T15:00:00Z') });
});
afterEach(() => server.close());

const send = (subject?: string, to = ENVELOPE.to): Promise<void> =>
  sendRaw(server.smtpUrl ?? '', { ...ENVELOPE, to }, message(subject));
const get = (path: string): Promise<Response> => fetch(server.url + path);
const json = async (path: string): Promise<Record<string, unknown>> =>
  (await (await get(path)).json()) as Record<string, unknown>;
const play = (smtp: string): Promise<Response> =>
  fetch(`${server.url}/mailbox/scenario`, { method: 'PUT', body: JSON.stringify({ smtp }) });

describe('the mailbox', () => {
  it('is not there unless a port was configured', async () => {
    const bare = await startMockServer({ port: 0 });
    expect([bare.smtpUrl, (await fetch(`${bare.url}/mailbox`)).status]).toEqual([null, 404]);
    await bare.close();
  });

  it('lists what arrived, newest first, and by address', async () => {
    await send();
    await send('Otra', 'beto@correo.example');
    const all = (await json('/mailbox/messages')) as { count: number; messages: object[] };
    expect(all.count).toBe(2);
    expect(all.messages).toMatchObject([{ id: 2, subject: 'Otra' }, { id: 1 }]);
    expect(await json('/mailbox/messages?to=ana@correo.example')).toMatchObject({
      count: 1,
      messages: [
        {
          receivedAt: '2026-11-20T15:00:00.000Z',
          from: 'banco@lindero.example',
          to: ['ana@correo.example'],
          subject: 'Tu simulación: ñandú <b>',
          messageId: '<1@lindero.example>',
          attachments: [{ filename: 'Detalle Simulación.pdf', contentType: 'application/pdf', size: 11 }],
        },
      ],
    });
  });

  it('gives each part of a mail', async () => {
    await send();
    const mail = await json('/mailbox/messages/1');
    expect([mail['text'], mail['html']]).toEqual(['Dividendo $469.290\n', `${HTML}\n`]);
    const [attachment] = mail['attachments'] as { url: string }[];
    const file = await get(attachment?.url ?? '');
    expect(await file.text()).toBe('%PDF-1.7 ñ');
    expect(file.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf",
    );
    expect(await (await get('/mailbox/messages/1/source')).text()).toContain(
      'Message-ID: <1@lindero.example>',
    );
    for (const path of ['/mailbox/messages/2', '/mailbox/messages/1/attachments/1']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('shows mails to people, without running what is in them', async () => {
    expect(await (await get('/mailbox')).text()).toContain('Todavía no llega ningún correo.');
    await send();
    const page = await (await get('/mailbox')).text();
    expect(page).toContain('<a href="/mailbox/messages/1/html">Tu simulación: ñandú &#60;b&#62;</a>');
    expect(page).toContain('<a href="/mailbox/messages/1/attachments/0">Detalle Simulación.pdf</a>');
    const html = await get('/mailbox/messages/1/html');
    expect(await html.text()).toBe(`${HTML}\n`);
    expect(html.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  it('keeps the latest 200, and none when it is cleared', async () => {
    const mails = Array.from({ length: 201 }, (_, index) => message(String(index)));
    await sendRaw(server.smtpUrl ?? '', ENVELOPE, ...mails);
    const { count, messages } = (await json('/mailbox/messages')) as { count: number; messages: object[] };
    expect([count, messages[0], messages.at(-1)]).toMatchObject([200, { subject: '200' }, { subject: '1' }]);
    expect((await fetch(`${server.url}/mailbox/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await json('/mailbox/messages')).toEqual({ count: 0, messages: [] });
  });
});

describe('the mail server, in a scenario', () => {
  it('refuses with a status, for as many connections as were agreed', async () => {
    expect((await play('sequence:[status:451,status:550]')).status).toBe(200);
    expect(await json('/mailbox/scenario')).toEqual({ smtp: 'sequence:[status:451,status:550]' });
    await expect(send()).rejects.toMatchObject({ code: 451 });
    await expect(send()).rejects.toMatchObject({ code: 550 });
    await send();
    expect(await json('/mailbox/messages')).toMatchObject({ count: 1 });
  });

  it('breaks the connection off', async () => {
    await play('down');
    await expect(send()).rejects.toThrow();
    expect((await fetch(`${server.url}/mailbox/scenario`, { method: 'DELETE' })).status).toBe(204);
    await send();
    expect(await json('/mailbox/messages')).toMatchObject({ count: 1 });
  });

  it('lets wait for its greeting', async () => {
    await play('slow:300');
    const began = performance.now();
    await send();
    expect(performance.now() - began).toBeGreaterThanOrEqual(295);
  });

  it.each(['nada', 'garbage', 'uf:40000', 'sequence:[ok,status:399]'])(
    'refuses %s, which it can’t play, and changes nothing',
    async (text) => {
      await play('slow:1');
      expect((await play(text)).status).toBe(400);
      expect(await json('/mailbox/scenario')).toEqual({ smtp: 'slow:1' });
    },
  );

  it('ends although somebody is connected', async () => {
    const { port } = new URL(server.smtpUrl ?? '');
    const socket = connect(Number(port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('data', resolve));
    await server.close();
    await closed;
    server = await startMockServer({ port: 0 });
  });
});

/** Refusal of an SMTP command: an answer other than 2xx and 3xx. */
export class SmtpRefusal extends Error {
  constructor(readonly code: number) {
    super(`refused with ${code}`);
  }
}

/** Returns the code of an answer's last line. @throws SmtpRefusal; Error if the connection ends first */
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

/**
 * Sends messages (RFC 5322) over one connection, as a mail program does. @throws SmtpRefusal, or the error of the
 * connection.
 */
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
