import type { EnvironmentReader } from './environment-reader.ts';
import { BRAND } from './brand.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Settings for sending mail. */
export interface MailSettings {
  /** The mail server with its credentials; null if mails wait in the queue. */
  readonly smtpUrl: URL | null;
  readonly from: MailAddress;
}

const DEFAULT_FROM: MailAddress = { name: BRAND.name, address: BRAND.mailFrom };
const SMTP = ['smtp:', 'smtps:'];
/** Matches `Bank <simulator@bank.example>`. */
const NAMED = /^([^<>\p{Cc}]*)<([^<>\s@,;]+@[^<>\s@,;]+)>$/u;
const BARE = /^[^<>\s@,;]+@[^<>\s@,;]+$/;

/** Reads `SMTP_URL` and `MAIL_FROM`. */
export function readMailSettings(reader: EnvironmentReader): MailSettings {
  return { smtpUrl: reader.url('SMTP_URL', SMTP) ?? null, from: readFrom(reader) };
}

function readFrom(reader: EnvironmentReader): MailAddress {
  const text = reader.text('MAIL_FROM');
  if (text === undefined) return DEFAULT_FROM;
  if (BARE.test(text)) return { name: DEFAULT_FROM.name, address: text };
  const [, name = '', address = ''] = NAMED.exec(text) ?? [];
  if (!address) reader.wrong('MAIL_FROM', 'debe ser una dirección de correo, o Nombre <dirección>');
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || DEFAULT_FROM.name, address };
}
