import { startMockServer } from '@simulador/mocks/mock-server';
import { retryUntil } from './retry-until.ts';

export interface TestMail {
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly url: string;
  }[];
}

/** The mocks' mailbox on real sockets. */
export interface TestMailbox {
  readonly smtpUrl: string;
  /** URL of the mock core to which it belongs. */
  readonly coreUrl: string;
  /** Returns the mails to an address, newest first, once there are `count`, or those that arrived by the deadline. */
  arrived(to: string, count?: number): Promise<TestMail[]>;
  /** Returns a part of a mail, by its URL in the mailbox. */
  bytes(url: string): Promise<Buffer>;
  /** Returns a mail's source. */
  source(mail: TestMail): Promise<string>;
  /** Makes the mail server misbehave: `status:451`, `down`; `ok` restores it. */
  play(smtp: string): Promise<void>;
  close(): Promise<void>;
}

export async function startMailbox(): Promise<TestMailbox> {
  const server = await startMockServer({ port: 0, mailboxPort: 0 });
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await fetch(server.url + path, init);
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  const list = async (to: string): Promise<TestMail[]> => {
    const answer = await ask(`/mailbox/messages?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { id: number }[] };
    return Promise.all(
      messages.map(async ({ id }) => (await ask(`/mailbox/messages/${id}`)).json() as Promise<TestMail>),
    );
  };
  return {
    smtpUrl: server.smtpUrl ?? '',
    coreUrl: server.url,
    arrived: (to, count = 1) =>
      retryUntil(
        () => list(to),
        ({ length }) => length >= count,
      ),
    bytes: async (url) => Buffer.from(await (await ask(url)).arrayBuffer()),
    source: async ({ id }) => (await ask(`/mailbox/messages/${id}/source`)).text(),
    play: async (smtp) => {
      await ask('/mailbox/scenario', { method: 'PUT', body: JSON.stringify({ smtp }) });
    },
    close: () => server.close(),
  };
}
