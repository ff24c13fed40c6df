import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { BRAND } from '../config/brand.ts';
import type { AppConfig } from '../config/environment.ts';
import { LOOPBACK } from '../config/modes.ts';
import { currentTraceId, inSpan } from '../observability/tracing.ts';

const SENDER = { name: BRAND.name, address: BRAND.mailFrom };
const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 10_000;
const PDF_NAME = 'Detalle Simulación.pdf';
/** Matches one address without characters that a header or an envelope would read as further addresses. */
const ONE_ADDRESS = /^[^\s<>,;:"\p{Cc}]+@[^\s<>,;:"\p{Cc}]+$/u;

export interface OutgoingMail {
  /** Constant for all attempts of a mail, so that the recipient's server can drop duplicates. */
  readonly intent: string;
  readonly recipient: string;
  /** Name of the recipient, shown with the address. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly pdf?: Buffer;
}

/** Returns the message id, `<digest@bank.example>`. */
export const messageIdOf = (intent: string): string =>
  `<${createHash('sha256').update(intent).digest('hex').slice(0, 40)}@${SENDER.address.split('@').at(-1)}>`;

/** Replies to RCPT TO that no later attempt changes, because they are about the address (RFC 5321, 4.2.3). */
const ADDRESS_REFUSED = new Set([550, 551, 553, 554]);

/** Returns true if the mail server refused the recipient's address for good. Its other refusals may be temporary or our own fault. */
export function isAddressRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && ADDRESS_REFUSED.has(responseCode);
}

/** A mail server, over SMTP. Uses one connection per mail, because mails are few. */
export class SmtpServer {
  private readonly transport;

  constructor(url: URL, production: boolean) {
    this.transport = createTransport({
      // Mails contain personal data, so production requires TLS; `?requireTLS=false` in the address turns that off.
      requireTLS: production && !LOOPBACK.includes(url.hostname),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: SILENCE_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      url: url.href,
    });
  }

  /** Resolves when the server has accepted the mail. @throws the error of the server or the connection */
  async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    const { intent, recipient, name, subject, text, html, pdf } = mail;
    const traceId = currentTraceId();
    if (!ONE_ADDRESS.test(recipient)) throw new Error('a recipient that is no address');
    const message = {
      from: SENDER,
      to: { name, address: recipient },
      envelope: { from: SENDER.address, to: [recipient] },
      messageId: messageIdOf(intent),
      // Tells automatic responders not to answer.
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(traceId === undefined ? {} : { 'X-Trace-ID': traceId }),
      },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      signal,
      attachments: pdf ? [{ filename: PDF_NAME, content: pdf, contentType: 'application/pdf' }] : [],
    };
    await inSpan('smtp delivery', {}, () => this.transport.sendMail(message), { kind: 'CLIENT' });
  }
}

/** Mail to a user of staff: paragraphs after a greeting. */
interface StaffMail extends Pick<OutgoingMail, 'intent' | 'recipient' | 'name' | 'subject'> {
  readonly lines: readonly string[];
}

/** Returns the function that mails to staff; null without a mail server. */
export function staffMailer({ smtpUrl, production }: AppConfig) {
  if (!smtpUrl) return null;
  const server = new SmtpServer(smtpUrl, production);
  return ({ lines, ...mail }: StaffMail, signal: AbortSignal): Promise<void> => {
    const name = oneSpaced(mail.name);
    return server.send({ ...mail, name, text: [`Hola ${name}:`, ...lines].join('\n\n') }, signal);
  };
}
export type MailToStaff = NonNullable<ReturnType<typeof staffMailer>>;
