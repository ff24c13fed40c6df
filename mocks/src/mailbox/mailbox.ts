import PostalMime from 'postal-mime';

const KEPT = 200;

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Received mail. `from` and `to` are those of the SMTP envelope, so they have the real recipients. */
export interface ReceivedMail {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Source of the message (RFC 5322). */
  readonly source: Uint8Array<ArrayBuffer>;
}

/** Latest 200 received mails, in memory. */
export class Mailbox {
  private mails: readonly ReceivedMail[] = [];
  private received = 0;

  constructor(private readonly now: () => Date = () => new Date()) {}

  /** @throws the parser's error for an invalid message */
  async receive(envelope: Pick<ReceivedMail, 'from' | 'to'>, source: Uint8Array<ArrayBuffer>): Promise<void> {
    const id = (this.received += 1);
    const receivedAt = this.now().toISOString();
    const parsed = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
    const { subject = '', messageId = '', text = '', html = '' } = parsed;
    const attachments = parsed.attachments.map(({ filename, mimeType, content }, index) => ({
      filename: filename ?? `adjunto-${index + 1}`,
      contentType: mimeType,
      content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    }));
    const mail = { id, receivedAt, ...envelope, subject, messageId, text, html, attachments, source };
    this.mails = [mail, ...this.mails].slice(0, KEPT);
  }

  /** Returns the mails, newest first; with an address only those sent to it. */
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
