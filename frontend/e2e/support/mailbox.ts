/** Mails that an installation sent, read from the mailbox of its mock core. */
import { expect } from '@playwright/test';
import type { Bank } from './bank.ts';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly url: string;
  }[];
}

async function json<Body>(url: string): Promise<Body> {
  return (await (await fetch(url)).json()) as Body;
}

/** Returns the mails to an address, newest first. */
export async function mailsTo({ mocksUrl }: Bank, address: string): Promise<Mail[]> {
  const { messages } = await json<{ messages: { id: number }[] }>(
    `${mocksUrl}/mailbox/messages?to=${encodeURIComponent(address)}`,
  );
  return Promise.all(messages.map(({ id }) => json<Mail>(`${mocksUrl}/mailbox/messages/${id}`)));
}

/** Waits for the only mail to an address and returns it. */
export async function theMailTo(bank: Bank, address: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(bank, address)).length).toBe(1);
  const [mail] = await mailsTo(bank, address);
  if (mail === undefined) throw new Error('The mail was there and is gone');
  return mail;
}

/** Returns the first attachment of a mail. */
export async function attachmentOf({ mocksUrl }: Bank, { attachments }: Mail): Promise<Uint8Array> {
  const answer = await fetch(`${mocksUrl}${attachments[0]?.url ?? ''}`);
  return new Uint8Array(await answer.arrayBuffer());
}
