import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on the core may have mailed an intent: what is older than an answer must not be asked again. */
export class MailAsked1764150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_intents ADD asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail_intents DROP asked_at');
  }
}
