import PostalMime from 'postal-mime';

const KEPT = 200;

/** Latest 200 received mails, in memory. */
export class Mailbox {
  private mails: readonly ReceivedMail[] = [];
  private received = 0;

  constructor(private readonly now: () => Date = () => new Date()) {}

  async receive(envelope: Envelope, source: Uint8Array<ArrayBuffer>): Promise<void> {
    this.received += 1;
    const mail = await receivedMail(this.received, this.now(), envelope, source);
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

type Envelope = Pick<ReceivedMail, 'from' | 'to'>;

/** Parses a message. @throws the parser's error for an invalid message */
export async function receivedMail(
  id: number,
  receivedAt: Date,
  envelope: Envelope,
  source: Uint8Array<ArrayBuffer>,
): Promise<ReceivedMail> {
  const parsed = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
  const { subject = '', messageId = '', text = '', html = '' } = parsed;
  const attachments = parsed.attachments.map(({ filename, mimeType, content }, index) => ({
    filename: filename ?? `adjunto-${index + 1}`,
    contentType: mimeType,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }));
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    ...envelope,
    subject,
    messageId,
    text,
    html,
    attachments,
    source,
  };
}
