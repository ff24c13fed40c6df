import { Migration } from './migration.ts';

/** Adds the time of the request to the core, after which the core may have mailed: such an intent is not requested again. */
export class MailAsked1764150000000 extends Migration {
  protected readonly sql = 'ALTER TABLE mail_intents ADD asked_at timestamptz';
}
