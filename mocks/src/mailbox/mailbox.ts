import { type Envelope, receivedMail, type ReceivedMail } from './received-mail.ts';

const KEPT = 200;

/** What arrived, in memory: the latest 200 mails. */
export class Mailbox {
  private mails: readonly ReceivedMail[] = [];
  private received = 0;

  constructor(private readonly now: () => Date = () => new Date()) {}

  async receive(envelope: Envelope, source: Uint8Array<ArrayBuffer>): Promise<void> {
    this.received += 1;
    const mail = await receivedMail(this.received, this.now(), envelope, source);
    this.mails = [mail, ...this.mails].slice(0, KEPT);
  }

  /** Newest first; those to one address only, if one is given. */
  list(to: string | null = null): readonly ReceivedMail[] {
    return to === null ? this.mails : this.mails.filter((mail) => mail.to.includes(to));
  }

  find(id: number): ReceivedMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.mails = [];
  }
}
