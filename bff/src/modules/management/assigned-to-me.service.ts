import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { auditSubject } from './history.service.ts';

/** Simulations that somebody else assigned to a user, and whether the user has seen them. See docs/rules.md R517. */
@Injectable()
export class AssignedToMeService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Number of simulations assigned by others since the user last looked at their own, without those that are theirs no more. */
  async unseenCount(user: number): Promise<number> {
    const [row]: { unseen: number }[] = await this.source.query(
      `SELECT count(DISTINCT simulations.uuid)::int AS unseen
       FROM users
       JOIN audit ON action = 'simulation_changed' AND details ? 'commercial'
         AND details->'commercial'->>1 = users.id::text AND actor IS DISTINCT FROM users.id
         AND at > coalesce(assignments_seen_at, '-infinity')
       JOIN simulations ON simulations.uuid = substr(audit.subject, $2)::uuid AND simulations.commercial = users.id
       WHERE users.id = $1 AND ${NOT_BLOCKED}`,
      [user, auditSubject('').length + 1],
    );
    return row?.unseen ?? 0;
  }

  /** Notes that the user looks at their own simulations now. */
  async markSeen(user: number): Promise<void> {
    await this.source.query('UPDATE users SET assignments_seen_at = $2 WHERE id = $1', [
      user,
      this.clock.now(),
    ]);
  }
}
