import type { AppConfig } from './environment.ts';

/** Returns whether simulations can be mailed, by the mail server or the core. Without either, mails wait in the queue. */
export const hasMail = ({ smtpUrl, modes }: Pick<AppConfig, 'smtpUrl' | 'modes'>): boolean =>
  smtpUrl !== null || modes.mail.mode !== 'local';
