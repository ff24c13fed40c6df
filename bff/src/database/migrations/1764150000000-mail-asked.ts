import { Migration } from './migration.ts';

/** From when on the core may have mailed an intent: what is older than an answer must not be asked again. */
export class MailAsked1764150000000 extends Migration {
  protected readonly sql = 'ALTER TABLE mail_intents ADD asked_at timestamptz';
}
