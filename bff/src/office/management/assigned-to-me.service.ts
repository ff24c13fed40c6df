import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { auditSubject } from './history.service.ts';
import type { NewAssignmentsDto } from './management.dto.ts';

/** SQL: assignments to user $1 by others since the user last looked, if the simulation is still the user's. $2 is `SUBJECT_START`. */
const UNSEEN = `
  FROM users
  JOIN audit ON action = 'simulation_changed' AND details ? 'commercial'
    AND details->'commercial'->>1 = users.id::text AND actor IS DISTINCT FROM users.id
    AND at > coalesce(assignments_seen_at, '-infinity')
  JOIN simulations ON simulations.uuid = substr(audit.subject, $2)::uuid AND simulations.commercial = users.id
  WHERE users.id = $1 AND ${NOT_BLOCKED}`;
/** SQL: those of them that a mail may report. */
const TO_TELL = `${UNSEEN} AND at > assignments_by_mail_since AND NOT disabled AND email <> ''`;
/** Position of the simulation's uuid in the subject of an audit row. */
const SUBJECT_START = auditSubject('').length + 1;

/** A mail that reports new assignments to a user. */
export interface AssignmentMail {
  /** Constant until it is sent. */
  readonly uuid: string;
  readonly email: string;
  readonly name: string;
  /** Number of simulations. */
  readonly count: number;
}

/** Simulations that somebody else assigned to a user, and whether the user has seen them. See docs/rules.md R517, R518. */
@Injectable()
export class AssignedToMeService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns how many simulations are new to the user, and whether the user wants a mail about them. */
  async newAssignments(user: number): Promise<Omit<NewAssignmentsDto, 'can_mail'>> {
    const [row]: Omit<NewAssignmentsDto, 'can_mail'>[] = await this.source.query(
      `SELECT (SELECT count(DISTINCT simulations.uuid)::int ${UNSEEN}) AS unseen,
         assignments_by_mail_since IS NOT NULL AS by_mail, lists_own
       FROM users WHERE id = $1`,
      [user, SUBJECT_START],
    );
    return row ?? { unseen: 0, by_mail: false, lists_own: false };
  }

  /** Records that the user looks at their own simulations now. */
  async markSeen(user: number): Promise<void> {
    await this.source.query('UPDATE users SET assignments_seen_at = $2 WHERE id = $1', [
      user,
      this.clock.now(),
    ]);
  }

  /** Stores whether the menu opens the list with the user's own simulations. See docs/rules.md R960. */
  async setListsOwn(user: number, isWanted: boolean): Promise<void> {
    await this.source.query('UPDATE users SET lists_own = $2 WHERE id = $1', [user, isWanted]);
  }

  /** Stores whether the user wants mails about assignments from now on. */
  async setByMail(user: number, isWanted: boolean): Promise<void> {
    await this.source.query(
      `UPDATE users
       SET assignments_by_mail_since = CASE WHEN $2::boolean THEN coalesce(assignments_by_mail_since, $3) END
       WHERE id = $1`,
      [user, isWanted, this.clock.now()],
    );
  }

  /**
   * Returns the user's unsent mail: one that was tried before, with those of its simulations that are still new to the user, or one about
   * assignments that no mail has reported. Null if there are none.
   */
  nextMail(user: number): Promise<AssignmentMail | null> {
    return this.source.transaction(async (manager) => {
      // Locked, so that no two mails report the same assignment.
      await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [user]);
      await manager.query(
        `DELETE FROM told_assignments
         WHERE recipient = $1 AND sent_at IS NULL AND audit_id NOT IN (SELECT audit.id ${TO_TELL})`,
        [user, SUBJECT_START],
      );
      await manager.query(
        `INSERT INTO told_assignments (audit_id, mail, recipient)
         SELECT audit.id, $3, users.id ${TO_TELL}
           AND NOT EXISTS (SELECT FROM told_assignments WHERE recipient = $1 AND sent_at IS NULL)
           AND NOT EXISTS (SELECT FROM told_assignments WHERE audit_id = audit.id)`,
        [user, SUBJECT_START, randomUUID()],
      );
      const [mail]: AssignmentMail[] = await manager.query(
        `SELECT mail AS uuid, email, full_name AS name, count(DISTINCT audit.subject)::int AS count
         FROM told_assignments
         JOIN audit ON audit.id = audit_id
         JOIN users ON users.id = recipient
         WHERE recipient = $1 AND sent_at IS NULL
         GROUP BY mail, email, full_name`,
        [user],
      );
      return mail ?? null;
    });
  }

  async markSent({ uuid }: AssignmentMail): Promise<void> {
    await this.source.query('UPDATE told_assignments SET sent_at = $2 WHERE mail = $1', [
      uuid,
      this.clock.now(),
    ]);
  }
}
