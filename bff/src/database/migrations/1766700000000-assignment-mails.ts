import { Migration } from './migration.ts';

/** Adds users' preference for mails about assignments, and the assignments that a mail has reported. */
export class AssignmentMails1766700000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE users ADD COLUMN assignments_by_mail_since timestamptz;
    COMMENT ON COLUMN users.assignments_by_mail_since IS 'since when the user wants a mail about new assignments; null for none';
    CREATE TABLE told_assignments (
      audit_id bigint PRIMARY KEY REFERENCES audit,
      mail uuid NOT NULL,
      recipient integer NOT NULL REFERENCES users,
      sent_at timestamptz
    );
    COMMENT ON TABLE told_assignments IS 'assignments that a mail tells of: it is being sent until sent_at';
    CREATE INDEX told_assignments_unsent ON told_assignments (recipient) WHERE sent_at IS NULL;
  `;
}
