import type { TestMailbox } from '../../bff/src/testing/test-mailbox.ts';

/** Responses that clients got, and mails that arrived. */
export class Ledger {
  /** Requested saves by the person's e-mail; without `simulation` a save was not acknowledged. */
  readonly saves = new Map<string, { simulation?: string }>();
  /** Simulations that staff requested to send; with the workflow's number once it was acknowledged. */
  readonly sends = new Map<string, number | null>();
  /** Simulations whose mail arrived, and which no executive has processed yet. */
  readonly unattended: string[] = [];
  /** Message-ID of each mail that arrived, by its number in the mailbox. */
  private readonly mails = new Map<number, { readonly to: string; readonly messageId: string }>();

  constructor(private readonly mailbox: TestMailbox) {}

  /** Reads the mailbox, which keeps the latest 200 mails only. */
  async collectMails(): Promise<void> {
    const answer = await fetch(`${this.mailbox.coreUrl}/mailbox/messages`);
    const { messages } = (await answer.json()) as {
      messages: { id: number; to: string[]; messageId: string }[];
    };
    for (const { id, to, messageId } of messages) {
      if (this.mails.has(id)) continue;
      const [person = ''] = to;
      this.mails.set(id, { to: person, messageId });
      const simulation = this.saves.get(person)?.simulation;
      if (simulation !== undefined) this.unattended.push(simulation);
    }
  }

  /** Returns the Message-IDs of the mails to a person, one per delivery. */
  mailsTo(person: string): string[] {
    return [...this.mails.values()].filter(({ to }) => to === person).map(({ messageId }) => messageId);
  }
}
